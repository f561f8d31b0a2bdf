/** Adds, orders, describes and removes a product's pictures. */
import { type ApiProductImage, isVideo } from "#app/contract/product-parts.ts";
import { requirePermission } from "../../../access/require-permission.server.ts";
import { FailureNotice } from "../../../form/failure-notice.tsx";
import { revalidateOnConflict } from "../../../form/revalidate-on-conflict.ts";
import { findProduct } from "../find-product.server.ts";
import type { Route } from "./+types/pictures";
import { changePictures, markPictures } from "./change-pictures.server.ts";
import { DrawingChoice } from "./drawing-choice.tsx";
import { isDrawn } from "./is-drawn.ts";
import { PictureList } from "./picture-list.tsx";
import { PictureUpload } from "./picture-upload.tsx";
import "./pictures.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const { version, images, drawing_preferred } = await findProduct(api, params.id);
  const drawing: ApiProductImage | null = images.find(isDrawn) ?? null;
  const pictures = images.filter((image) => !isDrawn(image));
  return {
    version,
    was: markPictures(pictures),
    pictures: pictures.map((picture) => ({ ...picture, isVideo: isVideo(picture) })),
    drawing,
    isPreferred: drawing_preferred,
  };
}

export const shouldRevalidate = revalidateOnConflict;

export function action({ request, params, context }: Route.ActionArgs) {
  return changePictures(requirePermission(context, "canManageProducts").api, params.id, request);
}

export default function Pictures({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { version, was, pictures, drawing, isPreferred } = loaderData;
  return (
    <>
      <FailureNotice failure={failure} />
      <PictureUpload />
      {pictures.length > 0 && (
        <PictureList version={version} was={was} pictures={pictures} isDrawingFirst={isPreferred} />
      )}
      <DrawingChoice
        drawing={drawing}
        isPreferred={isPreferred}
        hasPictures={pictures.some((picture) => !picture.isVideo)}
      />
    </>
  );
}
