/** A list of a document whose entries have pages of their own. */
import { Form, Link } from "react-router";
import { Field } from "#app/ui/field.tsx";
import type { FieldOption } from "../form/fields.ts";
import { Select } from "../form/form-fields.tsx";
import { OrderedList } from "../form/list-editor.tsx";

interface EntryLinksProps {
  list: {
    path: string;
    title: string;
    hint: string | undefined;
    /** What the button says that adds an entry. */
    add: string;
    types: FieldOption[];
    names: string[];
  };
  version: number;
}

export function EntryLinks({
  list: { path, title, hint, add, types, names },
  version,
}: EntryLinksProps) {
  const at = (place: string | number) => `?at=${path ? `${path}.` : ""}${place}`;
  const id = `list-${path}`;
  return (
    <section className="desk-part" aria-labelledby={id}>
      <h2 id={id} className={path ? undefined : "sr"}>
        {title}
      </h2>
      {path && hint && <p className="desk-hint">{hint}</p>}
      <OrderedList
        entries={names.map((name, index) => ({
          key: index,
          name,
          title: <Link to={at(index)}>{name}</Link>,
        }))}
        texts={{ list: [path], version: [String(version)] }}
      />
      <Form className="desk-row">
        <input type="hidden" name="at" value={at("new").slice("?at=".length)} />
        {types.length > 0 && (
          <Field label="Kind" name="type" id={`${id}-type`}>
            {(field) => <Select {...field} options={types} />}
          </Field>
        )}
        <button className="btn btn--line" type="submit">
          {add}
        </button>
      </Form>
    </section>
  );
}
