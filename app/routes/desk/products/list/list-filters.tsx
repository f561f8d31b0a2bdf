/** The search, filters and order of the product list. */
import { Form, Link } from "react-router";
import { Field } from "#app/ui/field.tsx";
import type { FieldOption } from "../../form/fields.ts";
import { NamedOptions } from "../../form/named-options.tsx";
import type { Choices, DeskProductsQuery } from "./desk-products-query.ts";

interface ListFiltersProps {
  query: DeskProductsQuery;
  categories: readonly FieldOption[];
  choices: Choices;
}

export function ListFilters({ query, categories, choices }: ListFiltersProps) {
  const isNarrowed =
    query.category !== null || query.status !== null || query.missing !== null || query.soldOut;
  return (
    // The key updates the fields after navigating back.
    <Form className="desk-filters" key={JSON.stringify(query)}>
      <div className="desk-row">
        <Field label="Name, model or SKU" name="q">
          {(field) => <input {...field} type="search" defaultValue={query.q} />}
        </Field>
        <button className="btn" type="submit">
          Find
        </button>
      </div>
      <details open={isNarrowed}>
        <summary className="desk-summary">Filter and sort</summary>
        <div className="desk-row">
          <Field label="Category" name="category">
            {(field) => (
              <select {...field} className="select" defaultValue={query.category ?? ""}>
                <option value="">All</option>
                <NamedOptions options={categories} />
              </select>
            )}
          </Field>
          <Field label="Status" name="status">
            {(field) => (
              <select {...field} className="select" defaultValue={query.status ?? ""}>
                <option value="">All</option>
                {choices.statuses.map((status) => (
                  <option key={status}>{status}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Missing" name="missing">
            {(field) => (
              <select {...field} className="select" defaultValue={query.missing ?? ""}>
                <option value="">—</option>
                {choices.missing.map((missing) => (
                  <option key={missing}>{missing}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Sort by" name="sort">
            {(field) => (
              <select {...field} className="select" defaultValue={query.sort}>
                {choices.sorts.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <label className="desk-check">
            <input type="checkbox" name="stock" value="0" defaultChecked={query.soldOut} />
            Out of stock
          </label>
          <Link to="/desk/products">Clear filters</Link>
        </div>
      </details>
    </Form>
  );
}
