import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // else Svelte's server build is picked
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["src/words/setup.ts"] },
});
