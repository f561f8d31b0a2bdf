/** One job of making a photograph's files: its fallback, or all its sizes. */
import { readFile } from "node:fs/promises";
import { isWhole, readMade } from "./made-photograph.ts";
import { type MadePhotograph, makeFallback, makeSizes } from "./make-sizes.ts";
import { store } from "./store-file.ts";

export interface Job {
  kind: "fallback" | "sizes";
  /** The photograph as it was sent. */
  original: string;
  folder: string;
  /** What the names of its sizes begin with. */
  hash: string;
}

/** Leaves what is there already. @returns what is known of the photograph */
export async function runJob({ kind, original, folder, hash }: Job): Promise<MadePhotograph> {
  const known = readMade(folder, hash);
  if (known && (kind === "fallback" || isWhole(folder, hash))) return known;
  const bytes = await readFile(original);
  const write = (name: string, made: Buffer) => store(folder, `${hash}-${name}`, made);
  const made = known ?? (await makeFallback(bytes, write));
  if (!known) await store(folder, `${hash}.json`, JSON.stringify(made));
  if (kind === "sizes") await makeSizes(bytes, write);
  return made;
}
