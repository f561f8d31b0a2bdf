/** What is done when a build has been made: public pages get a list of routes of their own, its files are compressed, its sources noted, and it is switched to. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, servedFolder, switchTo } from "./build-folder.ts";
import { compressFiles } from "./compress.ts";
import { writePublicManifest } from "./public-manifest.ts";
import { fingerprintSources, SOURCES_OF } from "./reason-to-build.ts";

const sources = fingerprintSources();

export async function finishBuild(): Promise<void> {
  const before = servedFolder();
  writePublicManifest(join(buildFolder, "client"));
  await compressFiles(join(buildFolder, "client"), before && join(before, "client"));
  writeFileSync(join(buildFolder, SOURCES_OF), sources);
  switchTo(buildFolder);
}
