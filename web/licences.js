/** What of others is in the client: a list of it with licences, and their full texts.

It is read from the modules and files that were really built in, so nothing can be forgotten: a package without
a licence, or without its text, stops the build. */

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Texts of licences that packages name and do not bring along. */
const STANDARD = "licences";
/** What comes from no package. */
const DATA = [
  {
    name: "xkcd color survey",
    version: "2010",
    licence: "CC0-1.0",
    homepage: "https://xkcd.com/color/rgb/",
    text: "949 names of colours by Randall Munroe and those who took part, in the public domain.",
  },
];
/** What packages call something that people know by another name. */
const TITLES = {
  "@fluent/bundle": "Project Fluent, Mozilla",
  "@fontsource-variable/source-sans-3": "Source Sans 3, Adobe",
  "@fontsource-variable/unbounded": "Unbounded, The Unbounded Project Authors",
};
/** Notices that packages leave out. */
const NOTICES = {
  "@fontsource-variable/source-sans-3":
    "Source Sans 3: Copyright 2010-2024 Adobe, with Reserved Font Name 'Source'.\n\n",
};
const TEXT = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
const BUILDER = /^\0([\w-]+)\//; // code that Vite and Rolldown add themselves

/** @returns {import("vite").Plugin} */
export function licences() {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const packages = new Set(
        Object.values(bundle).flatMap(sources).map(packageOf).filter(Boolean),
      );
      const parts = [...DATA, ...[...packages].map(described)];
      parts.sort((one, other) => (one.name < other.name ? -1 : 1));
      const list = parts.map(({ text: _, ...part }) => part);
      this.emitFile({ type: "asset", fileName: "licences.json", source: json(list) });
      this.emitFile({
        type: "asset",
        fileName: "licences.txt",
        source: parts.map(chapter).join("\n"),
      });
    },
  };
}

function sources(file) {
  return file.type === "asset" ? file.originalFileNames : file.moduleIds;
}

/** The folder of the package that a file belongs to, unless it is ours. */
function packageOf(file) {
  const [, builder] = BUILDER.exec(file) ?? [];
  if (builder) return resolve("node_modules", builder);
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(resolve(file)) ?? [];
  return folder;
}

function described(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, version, license: licence } = manifest;
  if (!licence) throw new Error(`${name} names no licence`);
  const text = (NOTICES[name] ?? "") + textOf(folder, name, licence);
  return { name, title: TITLES[name], version, licence, homepage: homepage(manifest), text };
}

function homepage({ homepage, repository }) {
  const address = homepage ?? repository.url ?? repository;
  return address.includes("://") ? address.replace(/^git\+/, "") : `https://github.com/${address}`;
}

function textOf(folder, name, licence) {
  const own = readdirSync(folder).find((file) => TEXT.test(file));
  try {
    const text = readFileSync(own ? join(folder, own) : join(STANDARD, `${licence}.txt`), "utf8");
    return text.split(/^# Licenses of bundled dependencies/m)[0]; // those of Vite are not in the client
  } catch {
    throw new Error(
      `${name} comes without the text of its licence: put it into web/${STANDARD}/${licence}.txt`,
    );
  }
}

function chapter({ name, version, licence, homepage, text }) {
  const title = `${name} ${version} (${licence})`;
  return `${title}\n${homepage}\n${"-".repeat(title.length)}\n\n${text.trim()}\n\n`;
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
