/** Carries out what the pictures' forms ask: add, order, describe, remove, prefer the drawing. */

import { Product } from "#app/contract/product.ts";
import type { ProductImage } from "#app/contract/product-parts.ts";
import { withForm } from "#app/http/form.ts";
import { FILE_FORMS } from "#app/limits.ts";
import { type DeskApi, DeskApiError } from "../../../desk-api.server.ts";
import { redirectDone } from "../../../form/done.server.ts";
import { markFields } from "../../../form/own-changes.server.ts";
import { failForm, trySend } from "../../../form/try-send.server.ts";
import { findProduct } from "../find-product.server.ts";
import { addPictures } from "./add-pictures.server.ts";
import { isDrawn } from "./is-drawn.ts";
import { movePicture, orderPictures } from "./move-picture.ts";

/** Tells whether somebody else added, removed or moved one. */
export function markPictures(pictures: readonly ProductImage[]): string {
  return markFields({ images: pictures.map(({ image_url }) => image_url) });
}

export function changePictures(api: DeskApi, id: string, request: Request) {
  return withForm(request, FILE_FORMS.desk, (form) => changeByForm(api, id, form));
}

async function changeByForm(api: DeskApi, id: string, form: FormData) {
  const back = `/desk/products/${id}/pictures`;
  const [intent = "", picture = ""] = String(form.get("intent") ?? "").split(":");
  return trySend(form, async () => {
    if (intent === "add") return addPictures(api, id, form, back);
    if (intent === "drawing") {
      const drawing_preferred = form.get("preferred") === "yes";
      await api.send("PUT", `/products/${id}`, Product, { drawing_preferred });
      return redirectDone(back, drawing_preferred ? "The drawing comes first now." : "The photographs come first now.");
    }
    const { images, version } = await findProduct(api, id);
    const pictures = images.filter((image) => !isDrawn(image));
    if (form.get("was") !== markPictures(pictures)) {
      throw new DeskApiError(
        412,
        "Somebody else changed the pictures. They are shown as they are now: please try again.",
      );
    }
    const described = pictures.map((image) => withText(image, form.get(`alt:${image.id}`)));
    const ids = String(form.get("order")).split(",").map(Number);
    const next = intent === "order" ? orderPictures(described, ids) : movePicture(described, intent, Number(picture));
    if (next === null) return failForm(form, "This form is not known here");
    await api.send("PUT", `/products/${id}`, Product, { images: next }, { "If-Match": `"${version}"` });
    return redirectDone(back, "Saved the pictures.");
  });
}

function withText(image: ProductImage, text: FormDataEntryValue | null): ProductImage {
  return typeof text === "string" ? { ...image, alt_text: text.trim() } : image;
}
