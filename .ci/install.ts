/**
 * Gets the programs that the tests run, where they are missing: a Chromium, and PostgreSQL. `node .ci/install.ts`, and the
 * first step of `npm test`. On Debian and Ubuntu root may install them; everybody else is told what to do.
 */
import { spawnSync } from "node:child_process";
import { findBrowser, HEADLESS_SHELL, HOW_TO_GET_A_BROWSER } from "../tests/support/browser.ts";
import { findPrograms, HOW_TO_GET_POSTGRES } from "../tests/support/postgres.ts";

const needsBrowser = !process.argv.includes("--without-browser");
const needsPostgres = process.env.TEST_DATABASE_URL === undefined && !process.argv.includes("--without-postgres");

if (needsBrowser && !isOnPath(HEADLESS_SHELL)) {
  installPackage(HEADLESS_SHELL);
  if (!findBrowser()) spawnSync("playwright", ["install", "chromium"], { stdio: "ignore", timeout: 180_000 });
  if (!findBrowser()) installPackage("chromium");
  if (!findBrowser()) stop(HOW_TO_GET_A_BROWSER);
}
if (needsPostgres && !findPrograms()) {
  installPackage("postgresql");
  if (!findPrograms()) stop(HOW_TO_GET_POSTGRES);
}

function isOnPath(program: string): boolean {
  return spawnSync("which", [program]).status === 0;
}

function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !isOnPath("apt-get")) return;
  console.log(`Installing ${name} for the tests`);
  const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update", "-qq"], quiet);
  spawnSync("apt-get", ["install", "-y", "-qq", name], quiet);
}

function stop(advice: string): never {
  console.error(advice);
  process.exit(1);
}
