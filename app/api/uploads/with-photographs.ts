/** Stores the pictures that are sent with a product. */
import { MAX_FILE_MB, refusalOf } from "#app/images/picture-header.ts";
import { ApiError } from "../api-error.ts";
import type { Services } from "../services.ts";
import { removeUnusedFiles } from "./unused-files.ts";
import { type StoredPhotograph, UnreadablePictureError, type Upload } from "./uploads.ts";

async function readPicture(file: File): Promise<Upload> {
  const name = file.name.slice(0, 100);
  if (file.size > MAX_FILE_MB * 1024 * 1024)
    throw new ApiError(413, `images: "${name}" is larger than ${MAX_FILE_MB} MB`);
  const bytes = Buffer.from(await file.arrayBuffer());
  const refusal = refusalOf(bytes);
  if (refusal) throw new ApiError(400, `images: "${name}" ${refusal}`);
  return { name, bytes };
}

/**
 * Stores photographs and passes them to `work`. If it fails, removes those that no product uses.
 *
 * @throws ApiError 400 for a file that is not a picture, 413 for one that is too large
 */
export async function withPhotographs<T>(
  { uploads, database }: Pick<Services, "uploads" | "database">,
  pictures: File[],
  work: (photographs: StoredPhotograph[]) => Promise<T>,
): Promise<T> {
  const photographs: StoredPhotograph[] = [];
  try {
    for (const picture of pictures)
      photographs.push(await uploads.storePhotograph(await readPicture(picture)));
    const done = await work(photographs);
    uploads.queueSizes(photographs);
    return done;
  } catch (error) {
    const hashes = photographs.map(({ image_url }) => /[0-9a-f]{24}/.exec(image_url)?.[0] ?? "");
    if (hashes.length > 0) await removeUnusedFiles(database, uploads, { among: new Set(hashes) });
    throw toRejection(error);
  }
}

/** Stores a picture that documents may name. @returns its name @throws as `withPhotographs` */
export async function storePicture(
  { uploads }: Pick<Services, "uploads">,
  _: unknown,
  picture: File,
): Promise<string> {
  const upload = await readPicture(picture);
  return uploads.storePicture(upload).catch((error) => Promise.reject(toRejection(error)));
}

const toRejection = (error: unknown) =>
  error instanceof UnreadablePictureError ? new ApiError(400, `images: ${error.message}`) : error;
