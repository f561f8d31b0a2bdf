/** One picture of the list: the picture, what it shows, and the buttons that move it. */
import type { HTMLAttributes } from "react";
import type { ProductImage } from "#app/contract/product-parts.ts";

interface PictureRowProps {
  pictureKey: string;
  picture: ProductImage;
  index: number;
  last: number;
  isThumbnail: boolean;
  isDragged: boolean;
  /** What makes an element the grip to drag by; null where there is nothing to order. */
  handle: HTMLAttributes<HTMLElement> | null;
}

export function PictureRow({ pictureKey, picture, index, last, isThumbnail, isDragged, handle }: PictureRowProps) {
  const { id, image_url, alt_text } = picture;
  const isVideo = picture.is_video || picture.is_youtube || picture.is_facebook;
  // One that is `disabled` would lose the focus as its picture comes to the end of the list.
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
          <img src={image_url} alt={alt_text} width="96" height="96" loading="lazy" draggable={false} />
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
