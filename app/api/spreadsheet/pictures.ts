/** The pictures that come with a sheet, found by file name in any case of letters, and as a Mac writes them too. */
import { existsSync, openAsBlob, readdirSync } from "node:fs";
import { join } from "node:path";
import { LARGEST_FILE_MB, refusalOf } from "#app/images/picture-header.ts";
import { ApiError } from "../api-error.ts";
import { UnreadablePicture } from "../uploads/unreadable-picture.ts";
import { isPhotographAt, type StoredPhotograph, type Uploads } from "../uploads/uploads.ts";

export interface PictureSource {
  has(name: string): boolean;
  /** Why the file cannot be taken; null when nothing speaks against it. */
  findProblem(name: string): Promise<string | null>;
  /** Which of the addresses shows this very file already. */
  findStored(name: string, addresses: readonly string[]): Promise<string | undefined>;
  /** Stores the file. @throws UnreadablePicture for what is no picture after all */
  store(name: string): Promise<StoredPhotograph>;
}

type Open = () => Promise<Blob>;

const keyOf = (name: string) => name.normalize().toLowerCase();

/** @param files how to open each file, by name */
function fromFiles(files: ReadonlyMap<string, Open>, uploads: Uploads): PictureSource {
  const byName = new Map([...files].map(([name, open]) => [keyOf(name), open]));
  const open = async (name: string) => (await byName.get(keyOf(name))?.()) ?? new Blob([]);
  const read = async (name: string) => Buffer.from(await (await open(name)).arrayBuffer());
  return {
    has: (name) => byName.has(keyOf(name)),
    async findProblem(name) {
      const { size } = await open(name);
      if (size > LARGEST_FILE_MB * 1024 * 1024) return `is larger than ${LARGEST_FILE_MB} MB`;
      return refusalOf(await read(name));
    },
    async findStored(name, addresses) {
      if (addresses.length === 0) return undefined;
      const bytes = await read(name);
      return addresses.find((address) => isPhotographAt(address, bytes));
    },
    async store(name) {
      const [stored] = await uploads.keepPhotographs([{ name, bytes: await read(name) }]);
      if (!stored) throw new UnreadablePicture(name, "is not there");
      return stored;
    },
  };
}

/** All files of a folder; null has none. @throws an ApiError where there is no such folder. */
export function picturesIn(folder: string | null, uploads: Uploads): PictureSource {
  if (folder !== null && !existsSync(folder)) throw new ApiError(400, `There is no folder ${folder}`);
  const names = folder === null ? [] : readdirSync(folder);
  return fromFiles(new Map(names.map((name) => [name, () => openAsBlob(join(folder ?? "", name))])), uploads);
}

/** Those sent with a form. */
export function sentPictures(files: File[], uploads: Uploads): PictureSource {
  return fromFiles(new Map(files.map((file) => [file.name, async () => file])), uploads);
}
