/** The pictures in order, to move, describe and remove. The first is the thumbnail. */
import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import { useFocusAfterMove } from "../../../form/use-focus-after-move.ts";
import { type DeskPicture, PictureRow } from "./picture-row.tsx";
import { useDraggedOrder } from "./use-dragged-order.ts";

interface PictureListProps {
  version: number;
  /** The hash of the pictures and their order. */
  was: string;
  pictures: readonly DeskPicture[];
  isDrawingFirst: boolean;
}

export function PictureList({ version, was, pictures, isDrawingFirst }: PictureListProps) {
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const submit = useSubmit();
  const keys = toKeys(pictures);
  useFocusAfterMove(list, version);
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
      {/* Enter in a field saves the texts instead of pressing the first picture's first button. */}
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

/** Keys by URL, because ids change with the order; a duplicate URL is distinguished by its text. */
function toKeys(pictures: readonly DeskPicture[]): string[] {
  const seen = new Map<string, number>();
  return pictures.map(({ image_url, alt_text }) => {
    const isOnce = pictures.filter((other) => other.image_url === image_url).length === 1;
    const key = isOnce ? image_url : `${image_url} ${alt_text}`;
    const time = (seen.get(key) ?? 0) + 1;
    seen.set(key, time);
    return `${key} ${time}`;
  });
}
