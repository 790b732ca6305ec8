/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";
import { licences } from "./licences.js";

const PATIENCE = 300_000; // milliseconds, as in tests/patience.py
const { DESKOHERNA: server = "http://127.0.0.1:8765" } = loadEnv("", ".", "DESKOHERNA");

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: "../src/deskoherna/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no inline data
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } }, // no news for whoever wants to play
    chunkSizeWarningLimit: 600, // three.js, which only the cube of TESERAKT loads
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { testTimeout: PATIENCE, hookTimeout: PATIENCE },
});
