/** A closer look over the whole window: the picture fitted first, larger on request, its neighbours beside it. */
import { type ChangeEvent, type CSSProperties, type ReactNode, useRef } from "react";
import type { ProductImage } from "#app/catalogue/product.ts";
import { imageSetOf } from "#app/images/sizes.ts";
import { GalleryPicture } from "./gallery-picture.tsx";
import { Modal } from "./modal.tsx";
import "./zoom.css";

interface ZoomProps {
  name: string;
  image: ProductImage;
  /** The ways to the other pictures. */
  children: ReactNode;
}

/** px: what a photograph is shown as without scripts, also enlarged on a phone. */
const LARGE = 1600;

export function Zoom({ name, image, children }: ZoomProps) {
  const place = useRef<HTMLElement>(null);

  /** Enlarged, the middle comes first. */
  function centre({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const box = place.current;
    if (!box || !currentTarget.checked) return;
    box.scrollTo({ left: (box.scrollWidth - box.clientWidth) / 2, top: (box.scrollHeight - box.clientHeight) / 2 });
  }

  const large = imageSetOf(image.url, image.width, LARGE);

  return (
    <Modal id="zoom" title={name} className="modal--zoom">
      <div className="zoom">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: enlarged it scrolls, which a keyboard must be able to do */}
        <section className="zoom__place" ref={place} aria-label="Picture" tabIndex={0}>
          <div className="zoom__picture" style={large ? ({ "--large": large } as CSSProperties) : undefined}>
            <GalleryPicture image={image} isClose />
          </div>
        </section>
        <div className="zoom__bar">
          {children}
          <label className="zoom__more">
            <input type="checkbox" onChange={centre} />
            Larger
          </label>
        </div>
      </div>
    </Modal>
  );
}
