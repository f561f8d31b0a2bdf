/** The pictures in order, to move, describe and remove. The first is the thumbnail. */
import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import { EntryButton } from "../../../form/list-editor.tsx";
import type { Route } from "./+types/pictures";
import { useDraggedOrder } from "./use-dragged-order.ts";

type Pictures = Route.ComponentProps["loaderData"]["pictures"];

interface PictureListProps {
  /** The product's version. */
  version: number;
  pictures: Pictures;
  isDrawingFirst: boolean;
}

export function PictureList({ version, pictures, isDrawingFirst }: PictureListProps) {
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const submit = useSubmit();
  const keys = pictures.map(({ key }) => key);
  const { order, dragged, handle } = useDraggedOrder(list, keys, version, (moved) => {
    if (!form.current) return;
    const entries = new FormData(form.current);
    entries.set("intent", "order");
    for (const key of moved) entries.append("order", key);
    submit(entries, { method: "post", preventScrollReset: true });
  });
  const ordered = order.flatMap((key) => pictures.find((picture) => picture.key === key) ?? []);
  return (
    <Form method="post" className="desk-form" preventScrollReset ref={form}>
      <input type="hidden" name="version" value={version} />
      {/* Enter in a field saves the texts instead of pressing the first picture's first button. */}
      <button type="submit" name="intent" value="texts" hidden tabIndex={-1} />
      <ol className="desk-pictures" ref={list}>
        {ordered.map(({ key, image_url, alt_text, isVideo }, index) => {
          const button = (
            intent: "first" | "up" | "down" | "remove",
            label: string,
            isAtEnd = false,
          ) => (
            <EntryButton
              className="btn btn--line btn--small"
              intent={intent}
              entry={key}
              isAtEnd={isAtEnd}
              aria-label={`${label}: picture ${index + 1}`}
            >
              {label}
            </EntryButton>
          );
          const isFirst = index === 0;
          const isDraggable = pictures.length > 1;
          return (
            <li key={key} className={dragged === key ? "is-dragged" : undefined} data-key={key}>
              <div className="desk-pictures__grip" {...(isDraggable && handle(key))}>
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
                {isDraggable && (
                  <span className="desk-pictures__dots" aria-hidden="true">
                    ⠿ drag
                  </span>
                )}
              </div>
              <div className="desk-pictures__fields">
                <label htmlFor={`alt-${index}`}>
                  What picture {index + 1} shows{isFirst && !isDrawingFirst && " (in lists)"}
                </label>
                <div className="field">
                  <input
                    id={`alt-${index}`}
                    name={`alt:${keys.indexOf(key)}`}
                    defaultValue={alt_text}
                    maxLength={500}
                  />
                </div>
                <div className="desk-actions">
                  {button("first", "First", isFirst)}
                  {button("up", "Up", isFirst)}
                  {button("down", "Down", index === order.length - 1)}
                  {button("remove", "Remove")}
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      <button className="btn" type="submit" name="intent" value="texts">
        Save the descriptions
      </button>
    </Form>
  );
}
