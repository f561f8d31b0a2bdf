/**
 * Installs what the tests need and this machine lacks: a Chromium, Arial or Liberation Sans, and
 * PostgreSQL. The first step of `npm test`. Root may install packages on Debian and Ubuntu; others
 * are told what to do.
 */
import { spawnSync } from "node:child_process";
import { findBrowser, HEADLESS_SHELL, HOW_TO_GET_A_BROWSER } from "../tests/support/browser.ts";
import { findPostgresPrograms, HOW_TO_GET_POSTGRES } from "../tests/support/postgres.ts";

const needsBrowser = !process.argv.includes("--without-browser");
const needsPostgres =
  process.env.TEST_DATABASE_URL === undefined && !process.argv.includes("--without-postgres");

if (needsBrowser && !isOnPath(HEADLESS_SHELL)) {
  installPackage(HEADLESS_SHELL);
  if (!findBrowser())
    spawnSync("playwright", ["install", "chromium"], { stdio: "ignore", timeout: 180_000 });
  if (!findBrowser()) installPackage("chromium");
  if (!findBrowser()) stop(HOW_TO_GET_A_BROWSER);
}
// Pages are measured before their web font loads, in a font of the same widths.
if (needsBrowser && !/arial|liberation/i.test(findFont("Arial")))
  installPackage("fonts-liberation");
if (needsPostgres && !findPostgresPrograms()) {
  installPackage("postgresql");
  if (!findPostgresPrograms()) stop(HOW_TO_GET_POSTGRES);
}

/** The font that this machine uses for a family; empty without fontconfig. */
function findFont(family: string): string {
  return spawnSync("fc-match", [family], { encoding: "utf8" }).stdout ?? "";
}

function isOnPath(program: string): boolean {
  return spawnSync("which", [program]).status === 0;
}

function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !isOnPath("apt-get")) return;
  console.log(`Installing ${name} for the tests`);
  const quiet = {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  spawnSync("apt-get", ["update", "-qq"], quiet);
  spawnSync("apt-get", ["install", "-y", "-qq", name], quiet);
}

function stop(advice: string): never {
  console.error(advice);
  process.exit(1);
}
