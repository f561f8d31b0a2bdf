/** Which pictures of a row are new, and which cannot be had. */
import type { PlannedRow } from "./columns.ts";
import { joinList, splitList } from "./lists.ts";
import type { PictureSource } from "./pictures.ts";
import { fail } from "./planned-row.ts";

/** Addresses need no file. */
export const isAddress = (picture: string) => /^(?:https?:\/)?\//.test(picture);

/** A file that the product shows already is no change. */
export async function planPictures(plan: PlannedRow, pictures: PictureSource): Promise<void> {
  const change = plan.changes.find(({ column }) => column === "Pictures");
  if (!change || !plan.fields.pictures) return;
  const before = splitList(change.from);
  const named: string[] = [];
  for (const picture of plan.fields.pictures) {
    const problem = isAddress(picture) ? null : await findPictureProblem(picture, pictures);
    if (problem) fail(plan, "Pictures", picture, problem);
    named.push((!isAddress(picture) && (await pictures.findStored(picture, before))) || picture);
  }
  plan.fields.pictures = named;
  if (joinList(named) !== change.from) return;
  plan.changes.splice(plan.changes.indexOf(change), 1);
  delete plan.fields.pictures;
}

async function findPictureProblem(picture: string, pictures: PictureSource): Promise<string | null> {
  if (pictures.has(picture)) return pictures.findProblem(picture);
  return picture.includes(",")
    ? "is not among the picture files; write a semicolon between two of them"
    : "is not among the picture files; give the folder it is in, or correct its name";
}
