/**
 * Configures `npm run freeze`: one server with a stopped clock, snapshots outside the repository.
 */
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import browser from "../browser/playwright.config.ts";

const {
  FREEZE_RECORDS,
  FREEZE_FOLDER = "",
  FREEZE_SITE,
  FREEZE_URL,
  FREEZE_DATA = "",
} = process.env;
const { FREEZE_PORT = "", FREEZE_CLOCK = "" } = process.env;

export default defineConfig({
  testDir: ".",
  outputDir: join(FREEZE_RECORDS ? FREEZE_DATA : FREEZE_FOLDER, "differences"),
  snapshotPathTemplate: join(FREEZE_FOLDER, "recorded/{arg}{ext}"),
  updateSnapshots: FREEZE_RECORDS ? "all" : "none",
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  reporter: [["list"]],
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { maxDiffPixels: 0, threshold: 0, animations: "disabled" },
  },
  use: {
    baseURL: FREEZE_URL ?? `http://localhost:${FREEZE_PORT}`,
    launchOptions: browser.use?.launchOptions ?? {},
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  },
  ...(FREEZE_SITE && {
    webServer: {
      command: "node_modules/.bin/react-router-serve build/server/index.js",
      cwd: FREEZE_SITE,
      url: `http://localhost:${FREEZE_PORT}/health`,
      timeout: 60_000,
      env: {
        NODE_OPTIONS: FREEZE_CLOCK,
        PORT: FREEZE_PORT,
        DATA_DIR: FREEZE_DATA,
        DATA_DIR_NEW: "yes",
        LOG_LEVEL: "warn",
      },
    },
  }),
});
