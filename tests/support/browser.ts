/** Finds a Chromium to test with: one that is installed, else Playwright's own download, else the system's package manager. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const INSTALLED = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** Path of an executable browser, installing one where that is allowed; throws an error that says what to do. */
export function ensureBrowser(): string {
  return installed() ?? downloaded() ?? fromPackages() ?? fail();
}

/** Path of a browser that is already there, or null. */
export function installed(): string | null {
  for (const name of INSTALLED) {
    const found = spawnSync("which", [name], { encoding: "utf8" }).stdout.trim();
    if (found) return found;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

function downloaded(): string | null {
  spawnSync("playwright", ["install", "chromium"], { stdio: "ignore", timeout: 180_000 });
  return installed();
}

function fromPackages(): string | null {
  if (process.getuid?.() !== 0 || !spawnSync("which", ["apt-get"]).stdout.length) return null;
  const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  execFileSync("apt-get", ["update", "-qq"], quiet);
  execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], quiet);
  return installed();
}

function fail(): never {
  throw new Error(
    "No browser found: install Chromium or Chrome, or run `npx playwright install chromium`, then try again.",
  );
}
