/** Adds, orders, describes and removes a product's pictures. */
import { Form } from "react-router";
import { isVideo } from "#app/contract/product-parts.ts";
import { requirePermission } from "../../../access/require-permission.server.ts";
import { FailureNotice } from "../../../form/failure-notice.tsx";
import { trySendFiles } from "../../../form/try-send.server.ts";
import type { Route } from "./+types/pictures";
import { changePictures, isDrawn, listPictures } from "./change-pictures.server.ts";
import { PictureList } from "./picture-list.tsx";
import { PictureUpload } from "./picture-upload.tsx";
import "./pictures.css";

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

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  return trySendFiles(request, (form) => changePictures(api, Number(params.id), form));
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
