/**
 * Finishes a build. Builds share one folder and none empties it: built files are named by their content, so a running
 * server and the pages that are open keep theirs while a newer build is written beside them.
 */
import { globSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { compressFiles } from "./compress.ts";
import { writePublicManifest } from "./public-manifest.ts";
import { fingerprintSources, STAMP, toStamp } from "./reason-to-build.ts";

/** Milliseconds that a file is kept after the last build that wrote it. */
const KEPT = 30 * 24 * 60 * 60 * 1_000;

const begun = performance.timeOrigin;
const sources = fingerprintSources();

export async function finishBuild(): Promise<void> {
  writePublicManifest("build/client", begun);
  await compressFiles("build/client");
  removeOldFiles();
  writeFileSync(STAMP, toStamp(sources));
  utimesSync(STAMP, begun / 1_000, begun / 1_000);
}

/** Files of the build before this one stay however old they are: a server may still run it. */
function removeOldFiles(): void {
  const before = statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const oldest = Math.min(before, Date.now() - KEPT);
  for (const file of globSync("build/{client,server}/assets/*", { exclude: ["**/*.{br,gz}"] })) {
    if (statSync(file).mtimeMs >= oldest) continue;
    for (const form of ["", ".br", ".gz"]) rmSync(file + form, { force: true });
  }
}
