/** The pictures in order, to move, describe and remove. The first is the thumbnail. */
import { Form } from "react-router";
import { EntryButton } from "../../../form/list-editor.tsx";
import type { Route } from "./+types/pictures";

type Pictures = Route.ComponentProps["loaderData"]["pictures"];

interface PictureListProps {
  /** The product's version. */
  version: number;
  pictures: Pictures;
  isDrawingFirst: boolean;
}

export function PictureList({ version, pictures, isDrawingFirst }: PictureListProps) {
  return (
    <Form method="post" className="desk-form" preventScrollReset>
      <input type="hidden" name="version" value={version} />
      {/* Enter in a field saves the texts instead of pressing the first picture's first button. */}
      <button type="submit" name="intent" value="texts" hidden tabIndex={-1} />
      <ol className="desk-pictures">
        {pictures.map(({ key, image_url, alt_text, isVideo }, index) => {
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
          return (
            <li key={key}>
              {isVideo ? (
                <span className="desk-hint">Video</span>
              ) : (
                <img src={image_url} alt={alt_text} width="96" height="96" loading="lazy" />
              )}
              <div className="desk-pictures__fields">
                <label htmlFor={`alt-${index}`}>
                  What picture {index + 1} shows{isFirst && !isDrawingFirst && " (in lists)"}
                </label>
                <div className="field">
                  <input
                    id={`alt-${index}`}
                    name={`alt:${index}`}
                    defaultValue={alt_text}
                    maxLength={500}
                  />
                </div>
                <div className="desk-actions">
                  {button("first", "First", isFirst)}
                  {button("up", "Up", isFirst)}
                  {button("down", "Down", index === pictures.length - 1)}
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
