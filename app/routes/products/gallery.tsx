/** Pictures and videos of a product: one large, the others as thumbnails that are links, and one dialog to look closer. */
import type { KeyboardEvent } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { withCompared } from "#app/catalogue/comparison.ts";
import type { ProductImage } from "#app/catalogue/product.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import { ScaledPicture } from "#app/ui/scaled-picture.tsx";
import { type GalleryItem, galleryHref, MOST_THUMBNAILS, parseGalleryIndex } from "./gallery-items.ts";
import { Modal, ModalButton } from "./modal.tsx";
import { useCompared } from "./use-compared.ts";
import { VideoFacade } from "./video-facade.tsx";
import "./gallery.css";

interface GalleryProps {
  name: string;
  /** Path of the product's page. */
  path: string;
  items: GalleryItem[];
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function Gallery({ name, path, items }: GalleryProps) {
  const [search] = useSearchParams();
  const compared = useCompared();
  const navigate = useNavigate();
  const index = parseGalleryIndex(search, items.length);
  const item = items[index];
  const isNumbered = items.length > 1;

  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined || !isNumbered || event.altKey || event.ctrlKey || event.metaKey) return;
    // There the arrows seek.
    if (event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    // The address knows before the page does, when keys come faster than it is drawn.
    const at = parseGalleryIndex(new URLSearchParams(location.search), items.length);
    navigate(withCompared(galleryHref(path, (at + by + items.length) % items.length), compared), {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <section className="gallery" aria-label={`Pictures of ${name}`} onKeyDown={step}>
      <div className="gallery__main">
        {item?.kind === "video" && <VideoFacade key={index} video={item} />}
        {item?.kind === "image" && <Picture image={item.image} />}
        {isNumbered && (
          <span className="gallery__no">
            {index + 1} of {items.length}
          </span>
        )}
        {item?.kind === "image" && (
          <ModalButton modal="zoom" className="icon-btn gallery__zoom" label="Enlarge the picture" onOpen={centreZoom}>
            <Icon name="zoom" />
          </ModalButton>
        )}
      </div>
      {isNumbered && (
        <ul className="gallery__thumbs">
          {items.slice(0, MOST_THUMBNAILS).map((thumb, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place, which its address names
            <li key={place}>
              <Link
                to={withCompared(galleryHref(path, place), compared)}
                replace
                preventScrollReset
                aria-current={place === index ? "true" : undefined}
                aria-label={`${thumb.kind === "video" ? "Video" : "Picture"} ${place + 1}`}
              >
                <ProductPicture image={thumb.kind === "video" ? thumb.poster : thumb.image} alt="" />
                {thumb.kind === "video" && <Icon name="play" />}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {item?.kind === "image" && (
        <Modal id="zoom" title={name} className="modal--zoom">
          <ProductPicture image={item.image} />
        </Modal>
      )}
    </section>
  );
}

/** On a phone the enlarged picture is wider than the screen: its middle comes first. */
function centreZoom() {
  const body = document.querySelector("#zoom .modal__body");
  if (body) body.scrollTo({ left: (body.scrollWidth - body.clientWidth) / 2, behavior: "instant" });
}

/** As wide as the frame allows, whatever the picture's proportions: the frame's height counts too. */
function Picture({ image }: { image: ProductImage }) {
  const ratio = image.width && image.height ? image.width / image.height : 1.5;
  return (
    <div className="gallery__picture" style={{ "--ratio": Number(ratio.toFixed(3)) } as React.CSSProperties}>
      {image.scale ? <ScaledPicture image={image} eager /> : <ProductPicture image={image} eager />}
    </div>
  );
}
