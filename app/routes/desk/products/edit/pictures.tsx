/** A product's pictures: taken with the phone or chosen, put in order, described, removed. The first is the thumbnail. */
import { Form } from "react-router";
import type { ProductImage } from "#app/contract/product.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { FailureNotice } from "../../form/failure-notice.tsx";
import type { Route } from "./+types/pictures";
import { changePictures } from "./change-pictures.server.ts";
import { findProduct } from "./find-product.server.ts";
import { PictureUpload } from "./picture-upload.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { version, images } = await findProduct(requirePermission(context, "canManageProducts").api, params.id);
  return { version, pictures: images };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return changePictures(requirePermission(context, "canManageProducts").api, params.id, request);
}

export default function Pictures({ loaderData: { version, pictures }, actionData: failure }: Route.ComponentProps) {
  return (
    <>
      <FailureNotice failure={failure} />
      <PictureUpload version={version} />
      {pictures.length === 0 ? (
        <p>No pictures yet. Until there is one, visitors see a drawing made from the figures.</p>
      ) : (
        <Form method="post" className="desk-form" preventScrollReset>
          <input type="hidden" name="version" value={version} />
          <ol className="desk-pictures">
            {pictures.map((picture, index) => (
              <PictureRow key={picture.id} picture={picture} index={index} last={pictures.length - 1} />
            ))}
          </ol>
          <button className="btn" type="submit" name="intent" value="texts">
            Save the descriptions
          </button>
        </Form>
      )}
    </>
  );
}

interface PictureRowProps {
  picture: ProductImage;
  index: number;
  last: number;
}

function PictureRow({ picture, index, last }: PictureRowProps) {
  const { id, image_url, alt_text } = picture;
  const isVideo = picture.is_video || picture.is_youtube || picture.is_facebook;
  const button = (intent: string, label: string, disabled: boolean) => (
    <button
      className="btn btn--line btn--small"
      type="submit"
      name="intent"
      value={`${intent}:${id}`}
      disabled={disabled}
      aria-label={`${label}: picture ${index + 1}`}
    >
      {label}
    </button>
  );
  return (
    <li>
      {isVideo ? <span className="desk-hint">Video</span> : <img src={image_url} alt={alt_text} loading="lazy" />}
      <div>
        <label className="desk-hint" htmlFor={`alt-${id}`}>
          What picture {index + 1} shows{index === 0 && " (thumbnail)"}
        </label>
        <div className="field">
          <input id={`alt-${id}`} name={`alt:${id}`} defaultValue={alt_text} maxLength={500} />
        </div>
        <div className="desk-actions">
          {button("first", "First", index === 0)}
          {button("up", "Up", index === 0)}
          {button("down", "Down", index === last)}
          {button("remove", "Remove", false)}
        </div>
      </div>
    </li>
  );
}
