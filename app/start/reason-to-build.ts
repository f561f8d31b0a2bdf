/** Tells whether there is a build, and of these sources. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { servedFolder } from "./build-folder.ts";

/** Where a build notes which sources it is of. */
export const SOURCES_OF = "sources";

const SOURCES = ["app/**/*.*", "*.config.ts", "tsconfig*.json", "package-lock.json"];

/** Why the site must be built, or null. */
export function reasonToBuild(): string | null {
  const folder = servedFolder();
  if (folder === null) return "there is no build yet";
  try {
    return readFileSync(join(folder, SOURCES_OF), "utf8") === fingerprintSources() ? null : "the sources have changed";
  } catch {
    return "the last build was not finished";
  }
}

/** Names the content of all that a build is made of; when a file was written has no part in it. */
export function fingerprintSources(): string {
  const hash = createHash("sha1");
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { exclude: ["**/*.test.*"], withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}
