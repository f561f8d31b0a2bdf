/** The dialog that shows a drawing at actual size, on a screen measured with a bank card. */

import { lazy, Suspense, useState } from "react";
import type { ProductImage } from "#app/catalogue/product.ts";
import { useMessages } from "#app/languages/language.ts";
import { products } from "#app/languages/products.ts";
import { Modal, ModalButton } from "./modal.tsx";
import "./life-size.css";

const LifeSizeStage = lazy(() => import("./life-size-stage.tsx"));

interface LifeSizeProps {
  name: string;
  image: ProductImage;
}

export function LifeSize({ name, image }: LifeSizeProps) {
  const t = useMessages(products);
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <ModalButton
        modal="life-size"
        className="icon-btn gallery__life needs-script"
        label={t.actualSize}
        onOpen={() => setOpened(true)}
      >
        1:1
      </ModalButton>
      <Modal id="life-size" title={name} className="modal--life-size">
        <Suspense>{isOpened && <LifeSizeStage image={image} />}</Suspense>
      </Modal>
    </>
  );
}
