/** Light or dark, for what a board draws without styles. */

import { MediaQuery } from "svelte/reactivity";
import { theme } from "../theme.svelte";

const lightless = new MediaQuery("(prefers-color-scheme: dark)");

export const isDark = () =>
  theme.chosen === "system" ? lightless.current : theme.chosen === "dark";
