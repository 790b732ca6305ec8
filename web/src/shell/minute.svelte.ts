/** Time passes: what is said about it is said again every minute. */

import { createSubscriber } from "svelte/reactivity";

const MINUTE = 60_000;

/** To be called where what is shown depends on the time. */
export const everyMinute = createSubscriber((update) => {
  const passing = setInterval(update, MINUTE);
  return () => clearInterval(passing);
});
