/** Runs the pictures' forms: add, order, describe, remove, show the drawing first. */
import { ProductUpdate } from "#app/contract/product.ts";
import type { ApiProductImage } from "#app/contract/product-parts.ts";
import { withForm } from "#app/http/form.ts";
import { FILE_FORMS } from "#app/limits.ts";
import { type DeskApi, DeskApiError } from "../../../desk-api.server.ts";
import { redirectWithNotice } from "../../../form/notice.server.ts";
import { markFields } from "../../../form/own-changes.server.ts";
import { failUnknown, trySend } from "../../../form/try-send.server.ts";
import { findProduct } from "../find-product.server.ts";
import { addPictures } from "./add-pictures.server.ts";
import { isDrawn } from "./is-drawn.ts";
import { movePicture, orderPictures } from "./move-picture.ts";

/** A hash that changes when a picture is added, removed or moved. */
export function markPictures(pictures: readonly ApiProductImage[]): string {
  return markFields({
    images: pictures.map(
      ({ image_url, youtube_id, facebook_id }) => image_url || youtube_id || facebook_id,
    ),
  });
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
      await api.changeProduct(Number(id), { drawing_preferred }, null);
      return redirectWithNotice(
        back,
        drawing_preferred
          ? "The drawing is now shown first."
          : "The photographs are now shown first.",
      );
    }
    const { images, version } = await findProduct(api, id);
    const pictures = images.filter((image) => !isDrawn(image));
    if (form.get("was") !== markPictures(pictures)) {
      throw new DeskApiError(
        412,
        "Someone else changed the pictures. This page now shows their changes. Try again.",
      );
    }
    const described = pictures.map((image) => withText(image, form.get(`alt:${image.id}`)));
    const ids = String(form.get("order")).split(",").map(Number);
    const next =
      intent === "order"
        ? orderPictures(described, ids)
        : movePicture(described, intent, Number(picture));
    if (next === null) return failUnknown(form);
    await api.changeProduct(Number(id), ProductUpdate.parse({ images: next }), version);
    return redirectWithNotice(back, "Saved the pictures.");
  });
}

function withText(image: ApiProductImage, text: FormDataEntryValue | null): ApiProductImage {
  return typeof text === "string" ? { ...image, alt_text: text.trim() } : image;
}
