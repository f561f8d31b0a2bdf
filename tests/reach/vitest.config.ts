/** The main journeys in old and other browsers: heavy to fetch, so `npm run reach` and no part of `npm test`. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/reach/*.test.ts"],
    globalSetup: ["tests/support/site.ts"],
    testTimeout: 120_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
