/** The categories that one page shows: moved, taken off and added. */
import { Form } from "react-router";
import { DeskField } from "../form/desk-field.tsx";

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
  return (
    <>
      {chosen.length === 0 && <p>None: nothing is shown there.</p>}
      <ol className="desk-places">
        {chosen.map(({ slug, name, retired }, index) => {
          const button = (intent: string, label: string, sign: string, disabled = false) => (
            <button
              className="icon-btn"
              type="submit"
              name="intent"
              value={intent}
              disabled={disabled}
              aria-label={label}
            >
              {sign}
            </button>
          );
          return (
            <li className="desk-places__row" key={slug}>
              <b>{name}</b>
              {retired && <span className="desk-hint">retired: not shown</span>}
              <Form method="post" className="desk-actions" preventScrollReset>
                <input type="hidden" name="page" value={page} />
                <input type="hidden" name="slug" value={slug} />
                {button("up", `Move ${name} up`, "↑", index === 0)}
                {button("down", `Move ${name} down`, "↓", index === chosen.length - 1)}
                {button("remove", `Do not show ${name}`, "×")}
              </Form>
            </li>
          );
        })}
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
