/** The categories that one page shows, with buttons to move, remove and add them. */
import { useRef } from "react";
import { Form } from "react-router";
import { Field } from "#app/ui/field.tsx";
import { MoveButton } from "../form/move-button.tsx";
import { useFocusAfterMove } from "../form/use-focus-after-move.ts";

interface CategoryOption {
  slug: string;
  name: string;
  retired: boolean;
}

interface CategoryOrderProps {
  page: string;
  chosen: readonly CategoryOption[];
  others: readonly CategoryOption[];
}

export function CategoryOrder({ page, chosen, others }: CategoryOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  useFocusAfterMove(list, chosen.map(({ slug }) => slug).join());
  return (
    <>
      {chosen.length === 0 && <p>No categories are chosen, so none are shown.</p>}
      <ol className="desk-groups" ref={list}>
        {chosen.map(({ slug, name, retired }, index) => (
          <li className="desk-groups__row" key={slug} data-key={slug}>
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
          <Field label="Also show" name="slug" id={`add-${page}`}>
            {(field) => (
              <select {...field} className="select">
                {others.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <button className="btn btn--line" type="submit" name="intent" value="add">
            Add
          </button>
        </Form>
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="page" value={page} />
        <button className="btn btn--line btn--small" type="submit" name="intent" value="folder">
          Use the shop's folder instead
        </button>
      </Form>
    </>
  );
}
