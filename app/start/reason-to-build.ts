/** Checks whether `build` is a build of the current sources. */
import { createHash, hash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The result of `toStamp`, written at the end of a build; its time is the build's start. */
export const STAMP = "build/sources";
const SERVER = "build/server/index.js";

const SOURCES = ["{app,public}/**/*.*", "*.config.ts", "tsconfig*.json", "package-lock.json"];

/** Why the site must be built, or null. */
export function reasonToBuild(): string | null {
  if (!existsSync(SERVER) || !existsSync(STAMP)) return "there is no build yet";
  return readFileSync(STAMP, "utf8") === toStamp(fingerprintSources())
    ? null
    : "the sources have changed";
}

/** Includes the server's hash: an interrupted build may have left a server of other sources. */
export function toStamp(sources: string): string {
  return `${sources} ${hash("sha1", readFileSync(SERVER))}`;
}

/** A hash of a build's inputs. Times of files are ignored: archives keep those of the release. */
export function fingerprintSources(): string {
  const hash = createHash("sha1");
  const files = SOURCES.flatMap((pattern) =>
    globSync(pattern, { exclude: ["**/*.test.*", "**/node_modules/**"], withFileTypes: true }),
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}
