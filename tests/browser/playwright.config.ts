/**
 * The browser journeys, run against the built server with the demonstration's catalogue.
 * `x.spec.ts` runs with scripts, `x.no-js.spec.ts` without, `x.both.spec.ts` both ways.
 */
import { existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { findBrowser } from "../support/browser.ts";

const port = Number(process.env.TEST_PORT ?? 4900);
const root = join(import.meta.dirname, "../..");
// Where journeys at the desk find the server's accounts; every worker reads this file anew.
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), "catalogue-browser-"));
const executablePath = findBrowser() ?? undefined;

/**
 * Playwright keeps the browser's shared memory on disk, for small containers; drawing then waits
 * for the disk.
 */
function hasSharedMemory(): boolean {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize > 1024 ** 3;
}

export default defineConfig({
  testDir: ".",
  outputDir: join(root, "test-results"),
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine makes a journey slow, not wrong.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath,
      ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
      args: [
        "--no-sandbox",
        // The headless shell rounds the widths of letters, which browsers with a window do not.
        "--font-render-hinting=none",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "scripts", testMatch: /(?<!\.no-js)\.spec\.ts$/ },
    {
      name: "no scripts",
      testMatch: /\.(no-js|both)\.spec\.ts$/,
      use: { javaScriptEnabled: false },
    },
  ],
  webServer: {
    command: "react-router-serve build/server/index.js",
    cwd: root,
    url: `http://localhost:${port}/health`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.TEST_DATA_DIR,
      DATA_DIR_NEW: "yes",
      LOG_LEVEL: "warn",
      TRUSTED_PROXY_HOPS: "1",
    },
  },
});
