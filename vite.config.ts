/** How Vite builds and serves the site, and how Vitest runs the unit tests beside the modules. */
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: process.env.VITEST ? [] : [reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // The oldest browsers that the pages are interactive in; on older ones they are readable.
    target: ["chrome99", "safari15.4", "firefox97"],
  },
  test: {
    env: { LOG_LEVEL: "silent" },
    // Some tests measure time, which a busy machine can stretch once.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}"],
          exclude: ["app/api/**"],
          setupFiles: ["tests/support/dealer.ts"],
          // Properties are tried a hundred times each, which takes a busy machine a while.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          globalSetup: ["tests/support/site.ts", "tests/support/postgres.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["app/api/**/*.test.ts"],
          globalSetup: "tests/support/postgres.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
