/** Adds the pictures of a form one by one, so that a broken one keeps no other away. */
import { Product } from "#app/contract/product.ts";
import { chosenFiles } from "#app/images/chosen-files.ts";
import { type DeskApi, DeskApiError } from "../../../desk-api.server.ts";
import { redirectDone } from "../../../form/done.server.ts";
import { failForm } from "../../../form/try-send.server.ts";

export async function addPictures(api: DeskApi, id: string, form: FormData, back: string) {
  const files = chosenFiles(form.getAll("images"));
  if (files.length === 0) return failForm(form, "Choose at least one picture first");
  const refusals: string[] = [];
  for (const file of files) {
    const body = new FormData();
    body.append("images", file);
    try {
      // Added to whatever is there: no version is needed.
      await api.send("PUT", `/products/${id}`, Product, body);
    } catch (error) {
      if (!(error instanceof DeskApiError) || error.field !== "images") throw error;
      refusals.push(error.message);
    }
  }
  const added = files.length - refusals.length;
  const said = added === 1 ? "Added 1 picture." : `Added ${added} pictures.`;
  if (refusals.length === 0) return redirectDone(back, said);
  return failForm(
    form,
    [...(added > 0 ? [said] : []), ...refusals.map((refusal) => `Not added: ${refusal}.`)].join(" "),
  );
}
