/** What a browser is called, so that people know their devices apart. */

const BROWSERS: [RegExp, string][] = [
  [/Firefox\//, "Firefox"],
  [/Edg(A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/CriOS\//, "Chrome"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

export interface Named {
  browser: string;
  system: string;
}

/** Empty where it is not known. */
export function named(agent: string, brands: readonly { brand: string }[] = []): Named {
  const chromium =
    brands.length > 0 && !brands.some(({ brand }) => /Google|Edge|Opera/.test(brand));
  const browser = chromium ? "Chromium" : found(BROWSERS, agent);
  return { browser, system: found(SYSTEMS, agent) };
}

function found(signs: [RegExp, string][], agent: string): string {
  return signs.find(([sign]) => sign.test(agent))?.[1] ?? "";
}
