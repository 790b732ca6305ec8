/** What is done in a turn, and by whom. */

import type { EstimatrixView, Role } from "./types";

export const roleOf = (view: EstimatrixView, seat: number): Role | null => {
  if (view.quanter === null) return null;
  if (seat === view.quanter) return "quanter";
  return seat === view.negater ? "negater" : "estimater";
};

/** What is being done: letter, ban, hint, lead, answers. */
export const stepOf = ({ agenda }: EstimatrixView): string => String(agenda.at(-1)?.[0] ?? "");
