/** Finds a Chromium for the tests: an installed one, otherwise Playwright's own download. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Chromium without windows: the same rendering for about half the processor time. */
export const HEADLESS_SHELL = "chromium-headless-shell";
const INSTALLED = [
  HEADLESS_SHELL,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

export const HOW_TO_GET_A_BROWSER =
  "No browser found: install Chromium or Chrome, or run `npx playwright install chromium`, then try again.";

/** Path of an executable browser, or null. */
export function findBrowser(): string | null {
  for (const name of INSTALLED) {
    const path = spawnSync("which", [name], { encoding: "utf8" }).stdout.trim();
    if (path) return path;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}
