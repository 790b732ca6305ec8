/** Builds the service worker, after all else: it names the files that belong to the shell. */

import { createHash } from "node:crypto";
import { build } from "vite";

/** The pages that open without a connection, and all that these are made of. */
const OFFLINE = /src\/(main\.ts|pages\/(Home|Rules|About|Settings|NotFound)\.svelte)$/;
const FONTS = /latin.*\.woff2$/; // Czech needs the extended letters

/** The service worker: one file at the root, which knows what belongs to the shell. */
export function worker(client) {
  let shell = [];
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const wanted = new Set();
      const take = (name) => {
        const found = bundle[name];
        if (wanted.has(name) || found?.type !== "chunk") return;
        wanted.add(name);
        found.imports.forEach(take);
        found.viteMetadata?.importedCss.forEach((css) => wanted.add(css));
      };
      for (const [name, file] of Object.entries(bundle))
        if (file.type === "chunk" && OFFLINE.test(file.facadeModuleId ?? "")) take(name);
        else if (FONTS.test(name)) wanted.add(name);
        else if (file.type === "chunk" && file.isEntry) take(name);
      shell = [...wanted].sort().map((name) => `/${name}`);
    },
    async closeBundle() {
      const version = createHash("sha256").update(shell.join()).digest("hex").slice(0, 12);
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        define: { SHELL: JSON.stringify(shell), VERSION: JSON.stringify(version) },
        build: {
          outDir: client,
          emptyOutDir: false,
          target: "es2022",
          lib: {
            entry: "src/called/worker.ts",
            formats: ["iife"],
            name: "sw",
            fileName: () => "sw.js",
          },
        },
      });
    },
  };
}
