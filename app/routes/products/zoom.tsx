/** The zoom dialog: the picture fitted to the window, larger on request. */

import { type ChangeEvent, type CSSProperties, type ReactNode, useRef } from "react";
import type { ProductImage } from "#app/catalogue/product.ts";
import { imageSetOf } from "#app/images/sizes.ts";
import { useMessages } from "#app/languages/language.ts";
import { GalleryPicture } from "./gallery-picture.tsx";
import { Modal } from "./modal.tsx";
import "./zoom.css";

interface ZoomProps {
  name: string;
  image: ProductImage;
  /** Links to the other pictures. */
  children: ReactNode;
}

/** Width of the enlarged photograph, px. */
const LARGE = 1600;

export function Zoom({ name, image, children }: ZoomProps) {
  const t = useMessages("products");
  const frame = useRef<HTMLElement>(null);

  /** Scrolls to the middle of the enlarged picture. */
  function centre({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const box = frame.current;
    if (!box || !currentTarget.checked) return;
    box.scrollTo({
      left: (box.scrollWidth - box.clientWidth) / 2,
      top: (box.scrollHeight - box.clientHeight) / 2,
    });
  }

  const large = imageSetOf(image.url, image.width, LARGE);

  return (
    <Modal id="zoom" title={name} className="modal--wide modal--zoom">
      <div className="zoom">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must scroll it */}
        <section className="zoom__place" ref={frame} aria-label={t.picture} tabIndex={0}>
          <div
            className="zoom__picture"
            style={large ? ({ "--large": large } as CSSProperties) : undefined}
          >
            <GalleryPicture image={image} isZoomed />
          </div>
        </section>
        <div className="zoom__bar">
          {children}
          <label className="zoom__more">
            <input type="checkbox" onChange={centre} />
            {t.larger}
          </label>
        </div>
      </div>
    </Modal>
  );
}
