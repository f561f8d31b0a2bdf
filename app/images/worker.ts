/** The process that makes a photograph's fallback, or all its sizes, at the lowest priority. */
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { serveJobs } from "#app/processes/serve-jobs.ts";
import { makeFallback, makeSizes, type ResizedPhotograph } from "./make-sizes.ts";
import { hasAllSizes, readPhotographFile } from "./resized-photograph.ts";
import { store } from "./store-file.ts";

export interface PictureJob {
  kind: "fallback" | "sizes";
  /** The file of the original photograph. */
  original: string;
  folder: string;
  /** The prefix of its sizes' file names. */
  hash: string;
}

/** Skips existing files. @returns the photograph's metadata */
async function runJob({ kind, original, folder, hash }: PictureJob): Promise<ResizedPhotograph> {
  const known = readPhotographFile(folder, hash);
  if (known && (kind === "fallback" || hasAllSizes(folder, hash))) return known;
  const bytes = await readFile(original);
  const write = (name: string, made: Buffer) => store(folder, `${hash}-${name}`, made);
  const made = known ?? (await makeFallback(bytes, write));
  if (!known) await store(folder, `${hash}.json`, JSON.stringify(made));
  if (kind === "sizes") await makeSizes(bytes, write);
  return made;
}

setPriority(19);
serveJobs(runJob);
