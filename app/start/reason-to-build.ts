/** Tells whether the build is there, and newer than its sources. */
import { globSync, statSync } from "node:fs";

const BUILD = "build/server/index.js";
const SOURCES = ["app/**", "public/**", "*.config.ts", "package-lock.json"];

/** Why the site must be built, or null. */
export function reasonToBuild(): string | null {
  const built = statSync(BUILD, { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return "there is no build yet";
  const newer = SOURCES.flatMap((pattern) => globSync(pattern)).some((file) => statSync(file).mtimeMs > built);
  return newer ? "the sources are newer than the build" : null;
}
