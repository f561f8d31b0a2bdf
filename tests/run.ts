/** Runs every check of the project in turn and stops at the first that fails: `npm test`. */
import { spawnSync } from "node:child_process";
import { ensureBrowser } from "./support/browser.ts";

const steps: [name: string, command: string, ...args: string[]][] = [
  ["format and lint", "biome", "check", "."],
  ["types", "npm", "run", "--silent", "typecheck"],
  ["build", "npm", "run", "--silent", "build"],
  ["unit and server tests", "vitest", "run"],
  ["browser journeys", "playwright", "test", "--config", "tests/browser/playwright.config.ts"],
];

console.log(`browser: ${ensureBrowser()}`);
for (const [name, command, ...args] of steps) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) {
    console.error(`\n${name} failed`);
    process.exit(status ?? 1);
  }
}
