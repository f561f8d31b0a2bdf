/** Finishes a build: all builds share one folder, so that running servers keep their files. */
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

/** Removes old files, except those of the previous build, which a server may still run. */
function removeOldFiles(): void {
  const before = statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const oldest = Math.min(before, Date.now() - KEPT);
  for (const file of globSync("build/{client,server}/assets/*", { exclude: ["**/*.{br,gz}"] })) {
    if (statSync(file).mtimeMs >= oldest) continue;
    for (const form of ["", ".br", ".gz"]) rmSync(file + form, { force: true });
  }
}
