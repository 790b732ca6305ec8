import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { licences } from "./licences.js";

/** What is written about a client that holds a module and a picture of these packages. */
function written(...folders) {
  const [module, picture] = folders.map((folder) => join(folder, "file"));
  const files = {};
  const bundle = {
    "main.js": { type: "chunk", moduleIds: ["/ours/src/main.ts", module] },
    "picture.png": { type: "asset", originalFileNames: picture ? [picture] : [] },
  };
  const emitFile = ({ fileName, source }) => (files[fileName] = source);
  licences().generateBundle.call({ emitFile }, {}, bundle);
  return files;
}

function packaged(manifest, texts = {}) {
  const above = mkdtempSync(join(tmpdir(), "licences-"));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const folder = join(above, "node_modules", manifest.name);
  mkdirSync(folder, { recursive: true });
  const files = { "package.json": JSON.stringify(manifest), ...texts };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const PART = {
  name: "@some/part",
  version: "1.2.3",
  license: "ISC",
  homepage: "https://some.example",
};

test("packages of modules and of other files are listed, with the texts they bring", () => {
  const other = { ...PART, name: "another", homepage: undefined, repository: "somebody/another" };
  const files = written(
    packaged(PART, { LICENSE: "Do as you like." }),
    packaged(other, { COPYING: "Do." }),
  );
  expect(JSON.parse(files["licences.json"])).toEqual([
    { name: "@some/part", version: "1.2.3", licence: "ISC", homepage: "https://some.example" },
    {
      name: "another",
      version: "1.2.3",
      licence: "ISC",
      homepage: "https://github.com/somebody/another",
    },
    expect.objectContaining({ name: "xkcd color survey", licence: "CC0-1.0" }),
  ]);
  expect(files["licences.txt"]).toContain("@some/part 1.2.3 (ISC)");
  expect(files["licences.txt"]).toContain("Do as you like.");
});

test("a standard text serves those that bring none", () => {
  const files = written(packaged({ ...PART, license: "Apache-2.0" }));
  expect(files["licences.txt"]).toContain("Version 2.0, January 2004");
});

test("without a licence or its text there is no client", () => {
  const { license: _, ...bare } = PART;
  expect(() => written(packaged(bare, { LICENSE: "Do." }))).toThrow("@some/part names no licence");
  expect(() => written(packaged(PART))).toThrow("put it into web/licences/ISC.txt");
});
