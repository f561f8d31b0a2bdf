/** Finds out which images of a row are new, missing or unreadable, and stores the new ones. */
import type { ApiProductImage } from "#app/contract/product-parts.ts";
import { joinList, splitList } from "#app/contract/text-lists.ts";
import { UnreadablePictureError } from "../uploads/unreadable-picture-error.ts";
import type { StoredPhotograph } from "../uploads/uploads.ts";
import type { PlannedRow } from "./columns.ts";
import { isSameName, type PictureSource } from "./pictures.ts";
import { addError } from "./planned-row.ts";

/** A URL needs no file. */
export const isUrl = (picture: string) => /^(?:https?:\/)?\//.test(picture);

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
  if (!change || !plan.named.pictures) return;
  const before = splitList(change.from);
  const named: string[] = [];
  for (const picture of plan.named.pictures) {
    if (isUrl(picture)) {
      named.push(picture);
      continue;
    }
    const stored = pictures.has(picture)
      ? await pictures.findStored(picture, before)
      : images.find(({ file_name = "" }) => isSameName(file_name, picture))?.image_url;
    const problem = stored ? null : await findPictureProblem(picture, pictures);
    if (problem) addError(plan, "Pictures", picture, problem);
    named.push(stored ?? picture);
  }
  plan.named.pictures = named;
  if (joinList(named) !== change.from) return;
  plan.changes.splice(plan.changes.indexOf(change), 1);
  delete plan.named.pictures;
}

/** Names the origins whose pictures pages may not show. */
export function notePictures(rows: readonly PlannedRow[], allowed: readonly string[]): string[] {
  const pictures = rows.flatMap(({ named }) => named.pictures ?? []);
  const origins = new Set(pictures.flatMap((picture) => URL.parse(picture)?.origin ?? []));
  const others = [...origins].filter((origin) => !allowed.includes(origin)).join(", ");
  const remedy = "add the host to the setting PICTURE_HOSTS, or import the files";
  return others ? [`Visitors do not see pictures of ${others}: ${remedy}`] : [];
}

async function findPictureProblem(
  picture: string,
  pictures: PictureSource,
): Promise<string | null> {
  if (pictures.has(picture)) return pictures.findProblem(picture);
  return picture.includes(",")
    ? "is not among the image files: separate file names with a semicolon"
    : "is not among the image files: check its name and the folder of the images";
}

/** Stored images by the name in the cell. */
export type StoredPictures = ReadonlyMap<string, StoredPhotograph>;

/** Rows with an unreadable image become wrong. */
export async function storePictures(
  rows: readonly PlannedRow[],
  pictures: PictureSource,
  report?: (done: number, total: number) => void,
): Promise<StoredPictures> {
  const wanted = rows.filter(({ errors }) => errors.every(({ column }) => column !== "Pictures"));
  const names = [...new Set(wanted.flatMap(({ named }) => named.pictures ?? []))].filter(
    pictures.has,
  );
  const stored = new Map<string, StoredPhotograph>();
  const problems = new Map<string, string>();
  for (const [done, name] of names.entries()) {
    report?.(done, names.length);
    try {
      stored.set(name, await pictures.store(name));
    } catch (error) {
      if (!(error instanceof UnreadablePictureError)) throw error;
      problems.set(name, error.reason);
    }
  }
  for (const row of wanted) {
    for (const name of row.named.pictures ?? []) {
      const problem = problems.get(name);
      if (problem) addError(row, "Pictures", name, problem);
    }
  }
  return stored;
}
