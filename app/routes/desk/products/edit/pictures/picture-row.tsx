/** A picture with its description and buttons to move and remove it. */
import type { HTMLAttributes } from "react";
import type { ApiProductImage } from "#app/contract/product-parts.ts";

export type DeskPicture = ApiProductImage & { isVideo: boolean };

interface PictureRowProps {
  pictureKey: string;
  picture: DeskPicture;
  index: number;
  last: number;
  isThumbnail: boolean;
  isDragged: boolean;
  /** The props of the drag handle; null for a single picture. */
  handle: HTMLAttributes<HTMLElement> | null;
}

export function PictureRow({
  pictureKey,
  picture,
  index,
  last,
  isThumbnail,
  isDragged,
  handle,
}: PictureRowProps) {
  const { id, image_url, alt_text, isVideo } = picture;
  // Not `disabled`, which would take away the focus when the picture reaches the end of the list.
  const button = (intent: string, label: string, isAtEnd: boolean) => (
    <button
      className="btn btn--line btn--small"
      type={isAtEnd ? "button" : "submit"}
      name="intent"
      value={`${intent}:${id}`}
      aria-disabled={isAtEnd || undefined}
      aria-label={`${label}: picture ${index + 1}`}
    >
      {label}
    </button>
  );
  return (
    <li className={isDragged ? "is-dragged" : undefined} data-key={pictureKey}>
      <div className="desk-pictures__grip" {...handle}>
        {isVideo ? (
          <span className="desk-hint">Video</span>
        ) : (
          <img
            src={image_url}
            alt={alt_text}
            width="96"
            height="96"
            loading="lazy"
            draggable={false}
          />
        )}
        {handle && (
          <span className="desk-pictures__dots" aria-hidden="true">
            ⠿ drag
          </span>
        )}
      </div>
      <div className="desk-pictures__fields">
        <label htmlFor={`alt-${id}`}>
          What picture {index + 1} shows{isThumbnail && " (in lists)"}
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
