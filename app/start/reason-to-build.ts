/** Tells whether the build is there, newer than its sources, and made for the same public origin. */
import { globSync, readFileSync, statSync } from "node:fs";

const BUILD = "build/server/index.js";
const SOURCES = ["app/**", "public/**", "*.config.ts", "package-lock.json"];

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Why the site must be built to be served at `publicOrigin` (empty: not said), or null. */
export function reasonToBuild(publicOrigin: string): string | null {
  const built = statSync(BUILD, { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return "there is no build yet";
  if (readOrNull("build/public-origin") !== publicOrigin) return "PUBLIC_ORIGIN has changed";
  const newer = SOURCES.flatMap((pattern) => globSync(pattern)).some((file) => statSync(file).mtimeMs > built);
  return newer ? "the sources are newer than the build" : null;
}
