/** Runs the pictures' forms: add, order, describe, remove, show the drawing first. */
import { ProductUpdate } from "#app/contract/product.ts";
import type { ApiProductImage } from "#app/contract/product-parts.ts";
import { chosenFiles } from "#app/images/chosen-files.ts";
import { type DeskApi, DeskApiError } from "../../../desk-api.server.ts";
import { editList, readIntent } from "../../../form/edit-list.server.ts";
import { redirectWithNotice } from "../../../form/notice.server.ts";
import { failForm, listDifferences } from "../../../form/try-send.server.ts";
import { countOf } from "../../../plural.ts";

/** A picture with the key that it keeps when it is moved. */
type KeyedPicture = [key: string, picture: ApiProductImage];

/** Whether the site drew an image itself; staff cannot order or describe such images. */
export const isDrawn = ({ drawn_from }: ApiProductImage) => drawn_from !== undefined;

/** Keys are URLs, since ids change with the order; pictures of one URL differ by their text. */
export function listPictures(images: readonly ApiProductImage[]): KeyedPicture[] {
  const pictures = images.filter((image) => !isDrawn(image));
  const keys = pictures.map(({ image_url, alt_text }) => {
    const isOnce = pictures.filter((other) => other.image_url === image_url).length === 1;
    return isOnce ? image_url : `${image_url} ${alt_text}`;
  });
  return pictures.map((picture, index) => {
    const before = keys.slice(0, index).filter((key) => key === keys[index]);
    return [`${keys[index]} ${before.length}`, picture];
  });
}

export async function changePictures(api: DeskApi, id: number, form: FormData) {
  const back = `/desk/products/${id}/pictures`;
  const [intent] = readIntent(form);
  if (intent === "add") return addPictures(api, id, form, back);
  if (intent === "drawing") {
    const drawing_preferred = form.get("preferred") === "yes";
    await api.changeProduct(id, { drawing_preferred }, null);
    const first = drawing_preferred ? "drawing is" : "photographs are";
    return redirectWithNotice(back, `The ${first} now shown first.`);
  }
  const { images, version } = await api.findProduct(id);
  const saved = listPictures(images);
  // Short names, because long ones are cut; the version guarantees the order.
  const described = saved.map(([key, picture], index): KeyedPicture => {
    const text = form.get(`alt:${index}`);
    return [key, typeof text === "string" ? { ...picture, alt_text: text.trim() } : picture];
  });
  if (form.get("version") !== String(version))
    return failForm(
      form,
      "Someone else changed this product. This page now shows its saved pictures. Try again.",
      null,
      { status: 412, differences: listChangedTexts(saved, described) },
    );
  const next = toNext(form, intent, described);
  const update = { images: next.map(([, picture], at) => ({ ...picture, is_primary: at === 0 })) };
  await api.changeProduct(id, ProductUpdate.parse(update), version);
  return redirectWithNotice(back, "Saved the pictures.");
}

function toNext(form: FormData, intent: string, pictures: KeyedPicture[]): readonly KeyedPicture[] {
  if (intent === "texts") return pictures;
  if (intent !== "order") return editList(form, pictures, ([key]) => key);
  const order = form.getAll("order");
  return pictures.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}

function listChangedTexts(saved: KeyedPicture[], typed: KeyedPicture[]) {
  const textsOf = (pictures: KeyedPicture[]) =>
    Object.fromEntries(pictures.map(([, { alt_text }], index) => [index, [alt_text]]));
  const fields = saved.map((_, index) => ({
    name: String(index),
    label: `Description of picture ${index + 1}`,
  }));
  return listDifferences(fields, textsOf(saved), textsOf(typed));
}

/** Adds pictures one by one, so that a broken one does not block the others. */
async function addPictures(api: DeskApi, id: number, form: FormData, back: string) {
  const files = chosenFiles(form.getAll("images"));
  if (files.length === 0) return failForm(form, "Choose at least one picture");
  const rejections: string[] = [];
  for (const file of files) {
    try {
      // Pictures are appended, so no version is needed.
      await api.changeProduct(id, {}, null, [file]);
    } catch (error) {
      if (!(error instanceof DeskApiError) || error.field !== "images") throw error;
      rejections.push(`Not added: ${error.message}.`);
    }
  }
  const added = files.length - rejections.length;
  const notice = `Added ${countOf(added, "picture")}.`;
  if (rejections.length === 0) return redirectWithNotice(back, notice);
  return failForm(form, [...(added > 0 ? [notice] : []), ...rejections].join(" "));
}
