/**
 * Image files of a spreadsheet, found by name whatever its case and Unicode normalisation. Tells
 * which images of a row are new, missing or unreadable, and stores the new ones.
 */
import { existsSync, openAsBlob, readdirSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { ApiProductImage } from "#app/contract/product-parts.ts";
import { joinList, splitList } from "#app/contract/text-lists.ts";
import { MAX_FILE_MB, refusalOf } from "#app/images/picture-header.ts";
import { ApiError } from "../api-error.ts";
import {
  isPhotographAt,
  type StoredPhotograph,
  UnreadablePictureError,
  type Uploads,
} from "../uploads/uploads.ts";
import { addError, type PlannedRow } from "./table.ts";

export type PictureSource = ReturnType<typeof fromFiles>;
type Open = () => Promise<Blob>;

/** A URL needs no file. */
export const isUrl = (picture: string) => /^(?:https?:\/)?\//.test(picture);

/** Characters of the longest SKU. */
const MAX_SKU = 100;

const keyOf = (name: string) => name.normalize().toLowerCase();

const COMMA = "separate file names with a semicolon";
const NAME = "check its name and the folder of the images";

/** @param files how to open each file, by name */
function fromFiles(files: ReadonlyMap<string, Open>, uploads: Uploads) {
  const byName = new Map([...files].map(([name, open]) => [keyOf(name), open]));
  const open = async (name: string) => (await byName.get(keyOf(name))?.()) ?? new Blob([]);
  const read = async (name: string) => Buffer.from(await (await open(name)).arrayBuffer());
  const unused = new Map([...files.keys()].map((name) => [keyOf(name), name]));
  const has = (name: string) => {
    unused.delete(keyOf(name));
    return byName.has(keyOf(name));
  };
  return {
    /** Whether there is the file of a row. */
    has,
    /** Names of the files of which no row has asked whether there is one. */
    unused,
    /**
     * The files whose names are a SKU, or begin with one and a sign, by the SKU in lower case. Of
     * several SKUs the longest counts.
     */
    async matchNames(isSku: (key: string) => boolean): Promise<ReadonlyMap<string, string[]>> {
      const skus = new Map<string, string>();
      for (const name of [...files.keys()].sort()) {
        await setImmediate();
        const start = keyOf(name).slice(0, MAX_SKU + 1);
        const ends = [...start.matchAll(/[^\p{L}\p{N}]/gu)].reverse();
        skus.set(name, ends.map(({ index }) => start.slice(0, index)).find(isSku) ?? "");
      }
      return Map.groupBy(skus.keys(), (name) => skus.get(name) ?? "");
    },
    /** Why the file is missing or rejected; null if it is not. */
    async findProblem(name: string) {
      if (!has(name)) return `is not among the image files: ${name.includes(",") ? COMMA : NAME}`;
      const { size } = await open(name);
      if (size > MAX_FILE_MB * 1024 * 1024) return `is larger than ${MAX_FILE_MB} MB`;
      return refusalOf(await read(name));
    },
    /** The one of the URLs that already shows this file. */
    async findStored(name: string, urls: readonly string[]) {
      if (urls.length === 0) return undefined;
      const bytes = await read(name);
      return urls.find((url) => isPhotographAt(url, bytes));
    },
    /** Stores the file. @throws UnreadablePictureError if it is not an image */
    store: async (name: string) => uploads.storePhotograph({ name, bytes: await read(name) }),
  };
}

/** All files of a folder, none for null. @throws an ApiError if the folder does not exist */
export function picturesIn(folder: string | null, uploads: Uploads) {
  if (folder !== null && !existsSync(folder))
    throw new ApiError(400, `Folder ${folder} does not exist`);
  const names = folder === null ? [] : readdirSync(folder);
  const open = (name: string) => () => openAsBlob(join(folder ?? "", name));
  return fromFiles(new Map(names.map((name) => [name, open(name)])), uploads);
}

/** Files sent with a form. */
export function uploadedPictures(files: File[], uploads: Uploads) {
  return fromFiles(new Map(files.map((file) => [file.name, async () => file])), uploads);
}

/**
 * A file that the product already shows is not a change. It is found by its content, or by its name
 * if it is not among the files.
 */
export async function planPictures(
  plan: PlannedRow,
  pictures: PictureSource,
  images: readonly ApiProductImage[],
): Promise<void> {
  const change = plan.changes.find(({ column }) => column === "Pictures");
  if (!change) return;
  const before = splitList(change.from);
  const named: string[] = [];
  for (const picture of splitList(change.to)) {
    if (isUrl(picture)) {
      named.push(picture);
      continue;
    }
    const stored = pictures.has(picture)
      ? await pictures.findStored(picture, before)
      : images.find(({ file_name = "" }) => keyOf(file_name) === keyOf(picture))?.image_url;
    const problem = stored ? null : await pictures.findProblem(picture);
    if (problem) addError(plan, "Pictures", picture, problem);
    named.push(stored ?? picture);
  }
  if (joinList(named) === change.from) plan.changes.splice(plan.changes.indexOf(change), 1);
  else plan.pictures = named;
}

/** Names that a note lists. */
const MAX_LISTED = 20;
const ALLOW = "add the host to the setting PICTURE_HOSTS, or import the files";

/** Names the files that no row uses, and the origins whose pictures pages may not show. */
export function notePictures(
  rows: readonly PlannedRow[],
  pictures: PictureSource,
  allowed: readonly string[],
): string[] {
  const unused = [...pictures.unused.values()];
  const all = rows.flatMap(({ pictures = [] }) => pictures);
  const origins = new Set(all.flatMap((picture) => URL.parse(picture)?.origin ?? []));
  const others = [...origins].filter((origin) => !allowed.includes(origin));
  const toList = (texts: readonly string[]) => texts.slice(0, MAX_LISTED).join(", ");
  const notes: string[] = [];
  if (unused.length > 0)
    notes.push(
      `No row has these pictures (${unused.length}): ${toList(unused)}: check their names`,
    );
  if (others.length > 0) notes.push(`Visitors do not see pictures of ${toList(others)}: ${ALLOW}`);
  return notes;
}

/** Rows with an unreadable image become wrong. @returns stored images by the name in the cell */
export async function storePictures(
  rows: readonly PlannedRow[],
  pictures: PictureSource,
  report?: (step: "Reading pictures", done: number, total: number) => void,
): Promise<ReadonlyMap<string, StoredPhotograph>> {
  const right = rows.filter(({ errors }) => errors.every(({ column }) => column !== "Pictures"));
  const uses = right.flatMap((row) =>
    (row.pictures ?? []).filter(pictures.has).map((name) => ({ name, row })),
  );
  const byName = Map.groupBy(uses, ({ name }) => name);
  const stored = new Map<string, StoredPhotograph>();
  let done = 0;
  for (const [name, using] of byName) {
    report?.("Reading pictures", done++, byName.size);
    try {
      stored.set(name, await pictures.store(name));
    } catch (error) {
      if (!(error instanceof UnreadablePictureError)) throw error;
      for (const { row } of using) addError(row, "Pictures", name, error.reason);
    }
  }
  return stored;
}
