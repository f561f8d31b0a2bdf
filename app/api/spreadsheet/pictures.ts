/** Image files of a spreadsheet, found by name whatever its case and Unicode normalisation. */
import { existsSync, openAsBlob, readdirSync } from "node:fs";
import { join } from "node:path";
import { MAX_FILE_MB, refusalOf } from "#app/images/picture-header.ts";
import { ApiError } from "../api-error.ts";
import { isPhotographAt, type Uploads } from "../uploads/uploads.ts";

export type PictureSource = ReturnType<typeof fromFiles>;
type Open = () => Promise<Blob>;

/** A URL needs no file. */
export const isUrl = (picture: string) => /^(?:https?:\/)?\//.test(picture);

const keyOf = (name: string) => name.normalize().toLowerCase();
export const isSameName = (one: string, other: string) => keyOf(one) === keyOf(other);

const COMMA = "separate file names with a semicolon";
const NAME = "check its name and the folder of the images";

/** @param files how to open each file, by name */
function fromFiles(files: ReadonlyMap<string, Open>, uploads: Uploads) {
  const byName = new Map([...files].map(([name, open]) => [keyOf(name), open]));
  const open = async (name: string) => (await byName.get(keyOf(name))?.()) ?? new Blob([]);
  const read = async (name: string) => Buffer.from(await (await open(name)).arrayBuffer());
  const has = (name: string) => byName.has(keyOf(name));
  return {
    has,
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
