/** The pictures in their order: moved by buttons or by dragging, described, removed. The first is the thumbnail. */
import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import type { ProductImage } from "#app/contract/product-parts.ts";
import { useKeptFocus } from "../../../form/use-kept-focus.ts";
import { PictureRow } from "./picture-row.tsx";
import { useDraggedOrder } from "./use-dragged-order.ts";

interface PictureListProps {
  version: number;
  /** The mark of the pictures and their order. */
  was: string;
  pictures: readonly ProductImage[];
  isDrawingFirst: boolean;
}

export function PictureList({ version, was, pictures, isDrawingFirst }: PictureListProps) {
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const submit = useSubmit();
  const keys = toKeys(pictures);
  useKeptFocus(list, version);
  const { order, dragged, handle } = useDraggedOrder(list, keys, version, (moved) => {
    if (!form.current) return;
    const entries = new FormData(form.current);
    entries.set("intent", "order");
    entries.set("order", moved.map((key) => pictures[keys.indexOf(key)]?.id).join(","));
    submit(entries, { method: "post", preventScrollReset: true });
  });
  return (
    <Form method="post" className="desk-form" preventScrollReset ref={form}>
      <input type="hidden" name="was" value={was} />
      {/* Enter in a field saves the texts; without this it would press the first button of the first picture. */}
      <button type="submit" name="intent" value="texts" hidden tabIndex={-1} />
      <ol className="desk-pictures" ref={list}>
        {order.map((key, index) => {
          const picture = pictures[keys.indexOf(key)];
          return (
            picture && (
              <PictureRow
                key={key}
                pictureKey={key}
                picture={picture}
                index={index}
                last={order.length - 1}
                isThumbnail={index === 0 && !isDrawingFirst}
                isDragged={dragged === key}
                handle={pictures.length > 1 ? handle(key) : null}
              />
            )
          );
        })}
      </ol>
      <button className="btn" type="submit" name="intent" value="texts">
        Save the descriptions
      </button>
    </Form>
  );
}

/** Ids count places and change with them; one picture may be there twice, and is told apart by what it is said to show. */
function toKeys(pictures: readonly ProductImage[]): string[] {
  const seen = new Map<string, number>();
  return pictures.map(({ image_url, alt_text }) => {
    const isOnce = pictures.filter((other) => other.image_url === image_url).length === 1;
    const key = isOnce ? image_url : `${image_url} ${alt_text}`;
    const time = (seen.get(key) ?? 0) + 1;
    seen.set(key, time);
    return `${key} ${time}`;
  });
}
