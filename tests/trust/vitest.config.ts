/** Runs the full tests of attacks, failures and time (`npm run trust`); `npm test` runs a part. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "tests/trust/*.test.ts",
      "tests/http/{bad-input,bursts,shutdown,outage,two-servers}.test.ts",
      "app/api/{killed,restart,processes,roles}.test.ts",
    ],
    globalSetup: ["tests/support/site.ts", "tests/support/postgres.ts", "tests/support/seeded.ts"],
    env: { LOG_LEVEL: "silent", NODE_COMPILE_CACHE: join(tmpdir(), "catalogue-compiled") },
    provide: { isThorough: true },
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    reporters: ["default", "tests/trust/table.ts"],
  },
});
