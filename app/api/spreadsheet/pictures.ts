/** The pictures that come with a sheet, found by file name in any case of letters. */
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ApiError } from "../responses.ts";
import { toUpload, UPLOADS_PATH, type Uploads } from "../uploads/uploads.ts";
import type { PictureSource } from "./apply-import.ts";

/** @param files how to read each file, by name */
function fromFiles(files: ReadonlyMap<string, () => Promise<Buffer>>, uploads: Uploads): PictureSource {
  const byName = new Map([...files].map(([name, read]) => [name.toLowerCase(), read]));
  return {
    has: (name) => byName.has(name.toLowerCase()),
    async store(name) {
      const bytes = await byName.get(name.toLowerCase())?.();
      const upload = bytes && toUpload(bytes);
      if (!upload) throw new ApiError(400, `${name}: is no picture that can be taken`);
      await uploads.keep([upload]);
      return { image_url: `${UPLOADS_PATH}${upload.name}`, ...(upload.size ?? {}) };
    },
  };
}

/** All files of a folder; null has none. @throws an ApiError where there is no such folder. */
export function picturesIn(folder: string | null, uploads: Uploads): PictureSource {
  if (folder !== null && !existsSync(folder)) throw new ApiError(400, `There is no folder ${folder}`);
  const names = folder === null ? [] : readdirSync(folder);
  return fromFiles(new Map(names.map((name) => [name, () => readFile(join(folder ?? "", name))])), uploads);
}

/** Those sent with a form. */
export function sentPictures(files: File[], uploads: Uploads): PictureSource {
  return fromFiles(
    new Map(files.map((file) => [file.name, async () => Buffer.from(await file.arrayBuffer())])),
    uploads,
  );
}
