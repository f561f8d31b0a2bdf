/** The categories that one page shows: moved, taken off and added. */
import { useRef } from "react";
import { Form } from "react-router";
import { DeskField } from "../form/desk-field.tsx";
import { MoveButton } from "../form/move-button.tsx";
import { useKeptFocus } from "../form/use-kept-focus.ts";

interface Option {
  slug: string;
  name: string;
  retired: boolean;
}

interface ShownListProps {
  page: string;
  chosen: readonly Option[];
  others: readonly Option[];
}

export function ShownList({ page, chosen, others }: ShownListProps) {
  const list = useRef<HTMLOListElement>(null);
  useKeptFocus(list, chosen.map(({ slug }) => slug).join());
  return (
    <>
      {chosen.length === 0 && <p>None: nothing is shown there.</p>}
      <ol className="desk-places" ref={list}>
        {chosen.map(({ slug, name, retired }, index) => (
          <li className="desk-places__row" key={slug} data-key={slug}>
            <b>{name}</b>
            {retired && <span className="desk-hint">retired: not shown</span>}
            <Form method="post" className="desk-actions" preventScrollReset>
              <input type="hidden" name="page" value={page} />
              <input type="hidden" name="slug" value={slug} />
              <MoveButton direction="up" name={name} isAtEnd={index === 0} />
              <MoveButton direction="down" name={name} isAtEnd={index === chosen.length - 1} />
              <button
                className="icon-btn"
                type="submit"
                name="intent"
                value="remove"
                aria-label={`Do not show ${name}`}
              >
                ×
              </button>
            </Form>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <Form method="post" className="desk-row" preventScrollReset>
          <input type="hidden" name="page" value={page} />
          <DeskField label="Show also" name="slug" id={`add-${page}`}>
            {(field) => (
              <select {...field} className="select">
                {others.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </DeskField>
          <button className="btn btn--line" type="submit" name="intent" value="add">
            Add it
          </button>
        </Form>
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="page" value={page} />
        <button className="btn btn--line btn--small" type="submit" name="intent" value="folder">
          As in the shop's folder again
        </button>
      </Form>
    </>
  );
}
