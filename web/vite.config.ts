/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, loadEnv, type Plugin } from "vite";
import { licences } from "./licences.js";
import { worker } from "./worker.js";

const PATIENCE = 300_000; // milliseconds, as in tests/patience.py
const { DESKOHERNA: server = "http://127.0.0.1:8765" } = loadEnv("", ".", "DESKOHERNA");

const client = "../src/deskoherna/server/client";

/** What boards of packages are handed their table by: one file, whose name stays. */
const frame: Plugin = {
  name: "frame",
  apply: "build",
  async closeBundle() {
    const entry = "src/framed/api.ts";
    await build({
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      build: {
        outDir: `${client}/boards`,
        emptyOutDir: true,
        target: "es2022",
        lib: { entry, formats: ["es"], fileName: () => "api-1.js" },
      },
    });
  },
};

export default defineConfig({
  plugins: [svelte(), licences(), frame, worker(client)],
  build: {
    outDir: client,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no inline data
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } }, // no news for whoever wants to play
    chunkSizeWarningLimit: 600, // three.js, which only the cube of TESERAKT loads
  },
  server: {
    proxy: { "/api": { target: server, ws: true }, "/boards": server },
  },
  test: { testTimeout: PATIENCE, hookTimeout: PATIENCE },
});
