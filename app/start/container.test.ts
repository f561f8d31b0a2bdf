/** The container's files: they name settings and commands that the project has. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
/** HOST is read by the command that serves. */
const settings = new Set(
  readFileSync("app/env.server.ts", "utf8").match(/\b[A-Z]+(?:_[A-Z]+)*(?=:)/g),
).add("HOST");
const dockerfile = readFileSync("Dockerfile", "utf8");
const compose = parse(readFileSync("compose.yaml", "utf8"));

it("sets only settings that the site reads", () => {
  const named = [
    ...Object.keys(compose.services.site.environment),
    ...(dockerfile.match(/(?<=^ENV )\w+/gm) ?? []),
  ];
  expect(named).toContain("DATA_DIR");
  expect(named.filter((name) => !settings.has(name))).toEqual([]);
});

it("runs existing scripts, and excludes builds and secrets from the image", () => {
  const run = Array.from(
    dockerfile.matchAll(/npm run (\w+)|"npm", "(\w+)"/g),
    ([, one, other]) => one ?? other ?? "",
  );
  expect(run).toEqual(["build", "start"]);
  expect(run.filter((name) => !scripts[name])).toEqual([]);
  expect(readFileSync(".dockerignore", "utf8").split("\n")).toEqual(
    expect.arrayContaining([".env", ".git", "build", "data", "node_modules"]),
  );
});
