/** Stores the pictures of a sheet before anything is written, so that one that cannot be read is told of with its row. */
import { UnreadablePicture } from "../uploads/unreadable-picture.ts";
import type { StoredPhotograph } from "../uploads/uploads.ts";
import type { PlannedRow } from "./columns.ts";
import type { PictureSource } from "./pictures.ts";
import { fail } from "./planned-row.ts";

/** By the name in the sheet. */
export type StoredPictures = ReadonlyMap<string, StoredPhotograph>;

/** Rows whose pictures turn out to be none become wrong. */
export async function storePictures(
  rows: readonly PlannedRow[],
  pictures: PictureSource,
  report?: (done: number, total: number) => void,
): Promise<StoredPictures> {
  const wanted = rows.filter(({ errors }) => errors.every(({ column }) => column !== "Pictures"));
  const names = [...new Set(wanted.flatMap(({ fields }) => fields.pictures ?? []))].filter(pictures.has);
  const stored = new Map<string, StoredPhotograph>();
  const problems = new Map<string, string>();
  for (const [done, name] of names.entries()) {
    report?.(done, names.length);
    try {
      stored.set(name, await pictures.store(name));
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
      problems.set(name, error.reason);
    }
  }
  for (const row of wanted) {
    for (const name of row.fields.pictures ?? []) {
      const problem = problems.get(name);
      if (problem) fail(row, "Pictures", name, problem);
    }
  }
  return stored;
}
