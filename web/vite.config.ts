import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const shipped = ["svelte", "@fluent/bundle", "@fontsource-variable/inter", "@fontsource-variable/tektur"];

/** What others wrote and we ship comes with its licence. */
function licences(): Plugin {
  return {
    name: "licences",
    generateBundle() {
      const read = (name: string) =>
        ["LICENSE", "LICENSE.md"].map((file) => `node_modules/${name}/${file}`).flatMap(tried)[0];
      const source = shipped.map((name) => `# ${name}\n\n${read(name) ?? "See its package."}`).join("\n\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

function tried(path: string): string[] {
  try {
    return [readFileSync(path, "utf8")];
  } catch {
    return [];
  }
}

// The build lands inside the Python package; it is git-ignored and put into the wheel by hatch_build.py.
export default defineConfig({
  plugins: [svelte(), licences()],
  base: "/",
  build: {
    outDir: "../src/rimward/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // light-dark() as it is written
    assetsInlineLimit: 0, // fonts and icons stay files: the content security policy then needs no data: sources
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8421", ws: true } } },
});
