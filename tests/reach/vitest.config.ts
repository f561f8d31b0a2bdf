/**
 * The main journeys in old and other browsers (`npm run reach`). `npm test` leaves them out, because
 * the browsers are large downloads.
 */
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
