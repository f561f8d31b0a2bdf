/** Pictures and videos of a product: one large, with its neighbours a link, a key or a swipe away, and one dialog to look closer. */
import { type CSSProperties, type KeyboardEvent, type TouchEvent, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import { SwitchLink } from "#app/ui/switch-link.tsx";
import { type GalleryItem, thumbnailsAround } from "./gallery-items.ts";
import { GalleryPicture, isToScale, NoPicture } from "./gallery-picture.tsx";
import { ModalButton } from "./modal.tsx";
import { PARTS } from "./parts/parts.tsx";
import type { PartsView } from "./parts/parts-view.server.ts";
import { useProductQuery } from "./use-product-query.ts";
import { VideoFacade } from "./video-facade.tsx";
import { Zoom } from "./zoom.tsx";
import "./gallery.css";
import "./gallery-picture.css";

interface GalleryProps {
  name: string;
  /** Whose and what the product is, for the sheet that stands where there is no picture. */
  kind: string;
  items: GalleryItem[];
  /** The machine can be shown taken apart. */
  hasParts?: boolean;
  /** It is shown taken apart, in the place of the picture. */
  parts?: PartsView | null;
}

const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
/** CSS pixels that a finger moves sideways at least, and more than up or down. */
const SWIPE = 40;

export function Gallery({ name, kind, items, hasParts = false, parts = null }: GalleryProps) {
  const { query, hrefWith } = useProductQuery();
  const navigate = useNavigate();
  const touched = useRef<{ x: number; y: number } | null>(null);
  const index = query.image < items.length ? query.image : 0;
  const item = parts ? undefined : items[index];
  const isNumbered = items.length > 1;
  const hrefOf = (place: number) => hrefWith({ image: (place + items.length) % items.length, parts: false });

  function step(by: number) {
    // The address knows before the page does, when keys come faster than it is drawn.
    const shown = Number(new URLSearchParams(location.search).get("image") ?? 1) - 1 || 0;
    navigate(hrefOf(shown + by), { replace: true, preventScrollReset: true });
  }

  function stepByKey(event: KeyboardEvent) {
    const by = KEYS[event.key];
    if (by === undefined || !isNumbered || event.altKey || event.ctrlKey || event.metaKey) return;
    // There the arrows seek.
    if (event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    step(by);
  }

  function beginSwipe({ touches }: TouchEvent) {
    const finger = touches.item(0);
    touched.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
  }

  function endSwipe({ changedTouches }: TouchEvent) {
    const [from, finger] = [touched.current, changedTouches.item(0)];
    touched.current = null;
    if (!from || !finger || !isNumbered || (visualViewport?.scale ?? 1) > 1) return;
    const [across, along] = [finger.clientX - from.x, finger.clientY - from.y];
    if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(along)) step(across < 0 ? 1 : -1);
  }

  // There is nothing to be seen closer on a sheet that says only that there is no picture.
  const close = item?.kind === "image" && !item.image.isBlank ? item.image : null;

  return (
    <section className="gallery" aria-label={`Pictures of ${name}`} onKeyDown={stepByKey}>
      <div
        className={item?.kind === "video" ? "gallery__main gallery__main--video" : "gallery__main"}
        onTouchStart={beginSwipe}
        onTouchEnd={endSwipe}
      >
        {parts && <TakenApart parts={parts} />}
        {!item && !parts && <NoPicture kind={kind} />}
        {item?.kind === "video" && <VideoFacade key={index} video={item} />}
        {item?.kind === "image" && <GalleryPicture image={item.image} person={query.person} />}
        {isNumbered && !parts && <Steps index={index} count={items.length} hrefOf={hrefOf} />}
        {close && (
          <ModalButton modal="zoom" className="icon-btn gallery__zoom" label="Enlarge the picture">
            <Icon name="zoom" />
          </ModalButton>
        )}
      </div>
      {isNumbered && (
        <ul className="gallery__thumbs">
          {thumbnailsAround(index, items.length).map((place) => (
            <li key={place}>
              <Thumbnail
                item={items[place] as GalleryItem}
                place={place}
                isShown={place === index && !parts}
                href={hrefOf(place)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="switches gallery__switches">
        {item?.kind === "image" && isToScale(item.image) && (
          <SwitchLink isOn={query.person} to={hrefWith({ person: !query.person })}>
            Beside a person of 165 cm
          </SwitchLink>
        )}{" "}
        {hasParts && (
          <SwitchLink isOn={query.parts} to={hrefWith({ parts: !query.parts }) + (query.parts ? "" : `#${PARTS}`)}>
            Taken apart
          </SwitchLink>
        )}
      </div>
      {close && (
        <Zoom name={name} image={close}>
          {isNumbered && <Steps index={index} count={items.length} hrefOf={hrefOf} />}
        </Zoom>
      )}
    </section>
  );
}

/** The whole of it in the picture's place, and the way to its numbers and names. */
function TakenApart({ parts: { picture, parts } }: { parts: PartsView }) {
  return (
    <a className="gallery__apart" href={`#${PARTS}`}>
      <div style={{ "--ratio": picture.width / picture.height } as CSSProperties}>
        <img src={picture.src} alt="" width={picture.width} height={picture.height} />
        {parts.map(({ name, left, top }, index) => (
          <b key={name} aria-hidden="true" style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}>
            {index + 1}
          </b>
        ))}
      </div>
      <span>
        <Icon name="down" /> {parts.length} parts by number and name
      </span>
    </a>
  );
}

interface StepsProps {
  index: number;
  count: number;
  hrefOf: (place: number) => string;
}

function Steps({ index, count, hrefOf }: StepsProps) {
  return (
    <div className="gallery__steps">
      <Link className="icon-btn" to={hrefOf(index - 1)} replace preventScrollReset aria-label="Previous picture">
        <Icon name="left" />
      </Link>
      <span>
        {index + 1} of {count}
      </span>
      <Link className="icon-btn" to={hrefOf(index + 1)} replace preventScrollReset aria-label="Next picture">
        <Icon name="right" />
      </Link>
    </div>
  );
}

interface ThumbnailProps {
  item: GalleryItem;
  place: number;
  isShown: boolean;
  href: string;
}

function Thumbnail({ item, place, isShown, href }: ThumbnailProps) {
  const label = item.kind === "video" ? item.title : `Picture ${place + 1}`;
  const image = item.kind === "video" ? item.poster : item.image;
  return (
    <Link
      to={href}
      replace
      preventScrollReset
      className={item.kind === "image" && item.image.isDetail ? "is-detail" : undefined}
      aria-current={isShown ? "true" : undefined}
      aria-label={label}
    >
      {image && <ProductPicture image={image} alt="" sizes="100px" most={100} />}
      {item.kind === "video" && <Icon name="play" />}
    </Link>
  );
}
