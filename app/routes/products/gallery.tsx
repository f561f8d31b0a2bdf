/** Pictures and videos of a product; links, arrow keys and swipes change the large one. */

import { type KeyboardEvent, type TouchEvent, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { isToScale } from "#app/ui/scaled-picture.tsx";
import { SwitchLink } from "#app/ui/switch-link.tsx";
import { type GalleryItem, thumbnailsAround } from "./gallery-items.ts";
import { GalleryPicture, isFramed, NoPicture, ratioOf } from "./gallery-picture.tsx";
import { ModalButton } from "./modal.tsx";
import { useProductPageQuery } from "./product-page-query.ts";
import type { ProductView } from "./product-view.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { VideoFacade } from "./video-facade.tsx";
import { Zoom } from "./zoom.tsx";
import "./gallery.css";
import "./gallery-picture.css";

/** What the frame's style depends on; the same for all drawings, which share a frame. */
function frameOf(item: GalleryItem, items: GalleryItem[]): string {
  if (item.kind === "video") return "video";
  if (isFramed(item.image)) return "photograph";
  return items.some(isTall) ? "tall" : "image";
}

/** Whether a drawing is higher than wide: phones give it a square frame. */
function isTall(item: GalleryItem): boolean {
  if (item.kind === "video" || item.image.isDetail) return false;
  return !isFramed(item.image) && ratioOf(item.image) < 1;
}

const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
/** Shortest swipe, CSS pixels. */
const SWIPE = 40;

interface GalleryProps {
  /** The kind is shown instead of a picture if there is none. */
  product: Pick<ProductView, "name" | "kind" | "gallery" | "hold">;
}

export function Gallery({ product: { name, kind, gallery: items, hold } }: GalleryProps) {
  const { query, hrefWith } = useProductPageQuery();
  const navigate = useNavigate();
  const t = useMessages("products");
  const touchStart = useRef<{ x: number; y: number } | null>(null);
  const index = query.image < items.length ? query.image : 0;
  const item = items[index];
  const isNumbered = items.length > 1;
  const hrefOf = (index: number) => hrefWith({ image: (index + items.length) % items.length });

  function step(by: number) {
    // The URL changes before the page renders, so fast key presses all count.
    const shown = Number(new URLSearchParams(location.search).get("image") ?? 1) - 1 || 0;
    navigate(hrefOf(shown + by), { replace: true, preventScrollReset: true });
  }

  function stepByKey(event: KeyboardEvent) {
    const by = KEYS[event.key];
    if (by === undefined || !isNumbered || event.altKey || event.ctrlKey || event.metaKey) return;
    // Arrow keys seek in a video.
    if (event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    step(by);
  }

  function beginSwipe({ touches }: TouchEvent) {
    const finger = touches.item(0);
    touchStart.current =
      finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
  }

  function endSwipe({ changedTouches }: TouchEvent) {
    const [from, finger] = [touchStart.current, changedTouches.item(0)];
    touchStart.current = null;
    if (!from || !finger || !isNumbered || (visualViewport?.scale ?? 1) > 1) return;
    const [horizontal, vertical] = [finger.clientX - from.x, finger.clientY - from.y];
    if (Math.abs(horizontal) > SWIPE && Math.abs(horizontal) > 2 * Math.abs(vertical))
      step(horizontal < 0 ? 1 : -1);
  }

  // A blank drawing has nothing to zoom into.
  const zoomable = item?.kind === "image" && !item.image.isBlank ? item.image : null;

  return (
    <section className="gallery" aria-label={t.picturesOf(name)} onKeyDown={stepByKey}>
      <div
        className={`gallery__main${item ? ` gallery__main--${frameOf(item, items)}` : ""}`}
        onTouchStart={beginSwipe}
        onTouchEnd={endSwipe}
      >
        {!item && <NoPicture kind={kind} />}
        {item?.kind === "video" && <VideoFacade key={index} video={item} />}
        {item?.kind === "image" && (
          <GalleryPicture image={item.image} hold={query.person ? hold : null} />
        )}
        {isNumbered && <Steps index={index} count={items.length} hrefOf={hrefOf} />}
        {zoomable && (
          <ModalButton modal="zoom" className="icon-btn gallery__zoom" label={t.enlarge}>
            <Icon name="zoom" />
          </ModalButton>
        )}
      </div>
      {isNumbered && (
        <ul className="gallery__thumbs">
          {thumbnailsAround(index, items.length).map((position) => (
            <li key={position}>
              <Thumbnail
                item={items[position] as GalleryItem}
                index={position}
                isShown={position === index}
                href={hrefOf(position)}
              />
            </li>
          ))}
        </ul>
      )}
      {item?.kind === "image" && isToScale(item.image) && (
        <div className="switches gallery__switches">
          <SwitchLink isOn={query.person} to={hrefWith({ person: !query.person })}>
            {t.besidePerson}
          </SwitchLink>
        </div>
      )}
      {zoomable && (
        <Zoom name={name} image={zoomable}>
          {isNumbered && <Steps index={index} count={items.length} hrefOf={hrefOf} />}
        </Zoom>
      )}
    </section>
  );
}

interface StepsProps {
  index: number;
  count: number;
  hrefOf: (index: number) => string;
}

function Steps({ index, count, hrefOf }: StepsProps) {
  const t = useMessages("products");
  return (
    <div className="gallery__steps">
      <Link
        className="icon-btn"
        to={hrefOf(index - 1)}
        replace
        preventScrollReset
        aria-label={t.previousPicture}
      >
        <Icon name="left" />
      </Link>
      <span>{t.position(index + 1, count)}</span>
      <Link
        className="icon-btn"
        to={hrefOf(index + 1)}
        replace
        preventScrollReset
        aria-label={t.nextPicture}
      >
        <Icon name="right" />
      </Link>
    </div>
  );
}
