/** Carries out what the pictures' forms ask: add, order, describe, remove, prefer the drawing. */
import type { ProductImage } from "#app/contract/product.ts";
import { Product } from "#app/contract/product.ts";
import { readForm } from "#app/http/form.ts";
import type { DeskApi } from "../../../desk-api.server.ts";
import { redirectDone } from "../../../form/done.server.ts";
import { failForm, trySend } from "../../../form/try-send.server.ts";
import { findProduct } from "../find-product.server.ts";
import { isDrawn } from "./is-drawn.ts";
import { movePicture, orderPictures } from "./move-picture.ts";

/** Several photographs of a phone at once. */
const LARGEST_FORM = 128 * 1024 * 1024;

export async function changePictures(api: DeskApi, id: string, request: Request) {
  const form = await readForm(request, LARGEST_FORM);
  const back = `/desk/products/${id}/pictures`;
  const [intent = "", picture = ""] = String(form.get("intent") ?? "").split(":");
  const headers = { "If-Match": `"${form.get("version")}"` };
  return trySend(form, async () => {
    if (intent === "add") {
      const files = form.getAll("images").filter((value) => value instanceof File && value.size > 0) as File[];
      if (files.length === 0) return failForm(form, "Choose at least one picture first");
      const body = new FormData();
      for (const file of files) body.append("images", file);
      // Pictures are added to whatever is there: no version is needed.
      await api.send("PUT", `/products/${id}`, Product, body);
      return redirectDone(back, files.length === 1 ? "Added 1 picture." : `Added ${files.length} pictures.`);
    }
    if (intent === "drawing") {
      const drawing_preferred = form.get("preferred") === "yes";
      await api.send("PUT", `/products/${id}`, Product, { drawing_preferred }, headers);
      return redirectDone(back, drawing_preferred ? "The drawing comes first now." : "The photographs come first now.");
    }
    const images = (await findProduct(api, id)).images.filter((image) => !isDrawn(image));
    const described = images.map((image) => withText(image, form.get(`alt:${image.id}`)));
    const ids = String(form.get("order")).split(",").map(Number);
    const next = intent === "order" ? orderPictures(described, ids) : movePicture(described, intent, Number(picture));
    if (next === null) return failForm(form, "This form is not known here");
    await api.send("PUT", `/products/${id}`, Product, { images: next }, headers);
    return redirectDone(back, "Saved the pictures.");
  });
}

function withText(image: ProductImage, text: FormDataEntryValue | null): ProductImage {
  return typeof text === "string" ? { ...image, alt_text: text.trim() } : image;
}
