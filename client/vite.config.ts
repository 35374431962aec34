import preact from "@preact/preset-vite";
import { defineConfig } from "vite";

// The server hands out what is built: it lies in the Python package and goes into the wheel.
export default defineConfig({
  plugins: [preact()],
  build: {
    outDir: "../src/estafette/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8015", ws: true } },
  },
});
