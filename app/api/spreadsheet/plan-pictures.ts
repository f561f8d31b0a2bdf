/** Finds out which images of a row are new, missing or unreadable, and stores the new ones. */
import type { ApiProductImage } from "#app/contract/product-parts.ts";
import { joinList, splitList } from "#app/contract/text-lists.ts";
import { type StoredPhotograph, UnreadablePictureError } from "../uploads/uploads.ts";
import { isSameName, isUrl, type PictureSource } from "./pictures.ts";
import { addError, type PlannedRow } from "./planned-row.ts";

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
      : images.find(({ file_name = "" }) => isSameName(file_name, picture))?.image_url;
    const problem = stored ? null : await pictures.findProblem(picture);
    if (problem) addError(plan, "Pictures", picture, problem);
    named.push(stored ?? picture);
  }
  if (joinList(named) === change.from) plan.changes.splice(plan.changes.indexOf(change), 1);
  else plan.pictures = named;
}

/** Names the origins whose pictures pages may not show. */
export function notePictures(rows: readonly PlannedRow[], allowed: readonly string[]): string[] {
  const all = rows.flatMap(({ pictures = [] }) => pictures);
  const origins = new Set(all.flatMap((picture) => URL.parse(picture)?.origin ?? []));
  const others = [...origins].filter((origin) => !allowed.includes(origin)).join(", ");
  const remedy = "add the host to the setting PICTURE_HOSTS, or import the files";
  return others ? [`Visitors do not see pictures of ${others}: ${remedy}`] : [];
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
