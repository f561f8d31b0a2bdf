/** Adds, orders, describes and removes a product's pictures. */
import { Form } from "react-router";
import { ProductUpdate } from "#app/contract/product.ts";
import { type ApiProductImage, isVideo } from "#app/contract/product-parts.ts";
import { chosenFiles } from "#app/images/chosen-files.ts";
import { requirePermission } from "../../../access/require-permission.server.ts";
import { type DeskApi, DeskApiError } from "../../../desk-api.server.ts";
import { countOf } from "../../../desk-table.tsx";
import { FailureNotice } from "../../../form/desk-form.tsx";
import { editList, readIntent } from "../../../form/form-values.server.ts";
import { conflictError, listDifferences, trySendFiles } from "../../../form/try-send.server.ts";
import type { Route } from "./+types/pictures";
import { PictureList } from "./picture-list.tsx";
import { PictureUpload } from "./picture-upload.tsx";
import "./pictures.css";

/** A picture with the key that it keeps when it is moved. */
type KeyedPicture = [key: string, picture: ApiProductImage];

/** Whether the site drew an image itself; staff cannot order or describe such images. */
const isDrawn = ({ drawn_from }: ApiProductImage) => drawn_from !== undefined;

/** Keys are URLs with a number for those before of the same URL, since ids change with the order. */
function listPictures(images: readonly ApiProductImage[]): KeyedPicture[] {
  const pictures = images.filter((image) => !isDrawn(image));
  const urls = pictures.map(({ image_url }) => image_url);
  return pictures.map((picture, index) => {
    const before = urls.slice(0, index).filter((url) => url === urls[index]);
    return [`${urls[index]} ${before.length}`, picture];
  });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const { version, images, drawing_preferred } = await api.findProduct(Number(params.id));
  return {
    version,
    pictures: listPictures(images).map(([key, picture]) => ({
      key,
      image_url: picture.image_url,
      alt_text: picture.alt_text,
      isVideo: isVideo(picture),
    })),
    drawing: images.find(isDrawn),
    isPreferred: drawing_preferred,
  };
}

/** Also after a conflict, which shows the saved versions. */
export const shouldRevalidate = () => true;

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  return trySendFiles({ request, url }, (form) => changePictures(api, Number(params.id), form));
}

async function changePictures(api: DeskApi, id: number, form: FormData) {
  const [intent] = readIntent(form);
  if (intent === "add") return addPictures(api, id, form);
  if (intent === "drawing") {
    const drawing_preferred = form.get("preferred") === "yes";
    await api.changeProduct(id, { drawing_preferred }, null);
    const first = drawing_preferred ? "drawing is" : "photographs are";
    return `The ${first} now shown first.`;
  }
  const { images, version } = await api.findProduct(id);
  const saved = listPictures(images);
  // Short names, because long ones are cut; the version guarantees the order.
  const described = saved.map(([key, picture], index): KeyedPicture => {
    const text = form.get(`alt:${index}`);
    return [key, typeof text === "string" ? { ...picture, alt_text: text.trim() } : picture];
  });
  if (form.get("version") !== String(version))
    throw conflictError(
      version,
      listChangedTexts(saved, described),
      "Someone else changed this product. This page now shows its saved pictures. Try again.",
    );
  const next = intent === "texts" ? described : editList(form, described, ([key]) => key);
  const update = { images: next.map(([, picture], at) => ({ ...picture, is_primary: at === 0 })) };
  await api.changeProduct(id, ProductUpdate.parse(update), version);
  return "Saved the pictures.";
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
async function addPictures(api: DeskApi, id: number, form: FormData) {
  const files = chosenFiles(form.getAll("images"));
  if (files.length === 0) throw new DeskApiError(400, "Choose at least one picture");
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
  if (rejections.length === 0) return notice;
  throw new DeskApiError(400, [...(added > 0 ? [notice] : []), ...rejections].join(" "));
}

export default function Pictures({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { version, pictures, drawing, isPreferred } = loaderData;
  const hasPictures = pictures.some((picture) => !picture.isVideo);
  return (
    <>
      <FailureNotice failure={failure} />
      <PictureUpload />
      {pictures.length > 0 && (
        <PictureList version={version} pictures={pictures} isDrawingFirst={isPreferred} />
      )}
      <section className="desk-drawing" aria-labelledby="drawing-title">
        <h2 id="drawing-title">Drawing</h2>
        {drawing && (
          <img
            src={drawing.image_url}
            alt={drawing.alt_text}
            width="240"
            height="160"
            loading="lazy"
          />
        )}
        <p>{describeUse(hasPictures, isPreferred)}</p>
        {(hasPictures || isPreferred) && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="preferred" value={isPreferred ? "no" : "yes"} />
            <button
              className="btn btn--line btn--small"
              type="submit"
              name="intent"
              value="drawing"
            >
              {isPreferred ? "Show the photographs first" : "Show the drawing first"}
            </button>
          </Form>
        )}
      </section>
    </>
  );
}

function describeUse(hasPictures: boolean, isPreferred: boolean): string {
  if (!hasPictures)
    return "Visitors see this drawing, made from the specifications, until you add a photograph.";
  return isPreferred
    ? "Visitors see the drawing first, in lists and on the product page. The photographs follow."
    : "Visitors see the photographs. Show the drawing first to compare sizes in lists.";
}
