/**
 * Runs every check of the project in turn and stops at the first failure: `npm test`. Parts of the
 * tests: `npm test -- --only=unit,http,api,browser`, one or several.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { reasonToBuild } from "#app/start/reason-to-build.ts";

interface Step {
  name: string;
  command: [program: string, ...args: string[]];
}

const PARTS = ["unit", "http", "api", "browser"];
const browser: Step = {
  name: "browser journeys",
  command: ["playwright", "test", "--config", "tests/browser/playwright.config.ts"],
};
const build: Step = { name: "build", command: ["npm", "run", "--silent", "build"] };

const ALL: Step[] = [
  { name: "what the tests need", command: ["node", ".ci/install.ts"] },
  { name: "format and lint", command: ["biome", "check", "."] },
  { name: "size", command: ["npm", "run", "--silent", "size"] },
  { name: "types", command: ["npm", "run", "--silent", "typecheck"] },
  build,
  { name: "unit and server tests", command: ["vitest", "run"] },
  browser,
];

function stepsOf(parts: readonly string[]): Step[] {
  const wrong = parts.find((part) => !PARTS.includes(part));
  if (wrong !== undefined) stop(`--only takes any of ${PARTS.join(", ")}, not "${wrong}"`);
  const needs = [
    ...(parts.includes("browser") ? [] : ["--without-browser"]),
    ...(parts.includes("http") || parts.includes("api") ? [] : ["--without-postgres"]),
  ];
  const projects = parts
    .filter((part) => part !== "browser")
    .flatMap((part) => ["--project", `${part}*`]);
  return [
    { name: "what the tests need", command: ["node", ".ci/install.ts", ...needs] },
    ...(parts.includes("browser") && reasonToBuild() !== null ? [build] : []),
    ...(projects.length > 0
      ? [{ name: "tests", command: ["vitest", "run", ...projects] } satisfies Step]
      : []),
    ...(parts.includes("browser") ? [browser] : []),
  ];
}

function stop(message: string, status: number | null = 1): never {
  console.error(message);
  process.exit(status ?? 1);
}

const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
for (const { name, command } of only === undefined ? ALL : stepsOf(only.split(","))) {
  console.log(`\n── ${name}`);
  const [program, ...args] = command;
  const { status } = spawnSync(program, args, { stdio: "inherit" });
  if (status !== 0) stop(`\n${name} failed`, status);
}
