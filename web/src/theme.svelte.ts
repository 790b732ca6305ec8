import { store, stored } from "./stored";

export type Theme = "system" | "light" | "dark";
export const THEMES: readonly Theme[] = ["system", "light", "dark"];

let chosen = $state<Theme>(THEMES.find((theme) => theme === stored("theme")) ?? "system");
apply();

export const theme = {
  get chosen(): Theme {
    return chosen;
  },
  set chosen(value: Theme) {
    chosen = value;
    store("theme", value === "system" ? null : value);
    apply();
  },
};

function apply() {
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}
