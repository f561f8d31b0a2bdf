/** Adds a form's pictures one by one, so that a broken one does not block the others. */
import { chosenFiles } from "#app/images/chosen-files.ts";
import { type DeskApi, DeskApiError } from "../../../desk-api.server.ts";
import { redirectWithNotice } from "../../../form/notice.server.ts";
import { failForm } from "../../../form/try-send.server.ts";

export async function addPictures(api: DeskApi, id: string, form: FormData, back: string) {
  const files = chosenFiles(form.getAll("images"));
  if (files.length === 0) return failForm(form, "Choose at least one picture");
  const rejections: string[] = [];
  for (const file of files) {
    try {
      // Pictures are appended, so no version is needed.
      await api.changeProduct(Number(id), {}, null, [file]);
    } catch (error) {
      if (!(error instanceof DeskApiError) || error.field !== "images") throw error;
      rejections.push(error.message);
    }
  }
  const added = files.length - rejections.length;
  const notice = added === 1 ? "Added 1 picture." : `Added ${added} pictures.`;
  if (rejections.length === 0) return redirectWithNotice(back, notice);
  return failForm(
    form,
    [
      ...(added > 0 ? [notice] : []),
      ...rejections.map((rejection) => `Not added: ${rejection}.`),
    ].join(" "),
  );
}
