/** The words, filters and order of the desk's product list: a form that only reads. */
import { Form, Link } from "react-router";
import { DeskField } from "../../form/desk-field.tsx";
import { NamedOptions } from "../../form/named-options.tsx";
import type { PlaceOption } from "../place-option.ts";
import type { Choices, DeskProductsQuery } from "./desk-products-query.ts";

interface ListFiltersProps {
  query: DeskProductsQuery;
  categories: readonly PlaceOption[];
  choices: Choices;
}

export function ListFilters({ query, categories, choices }: ListFiltersProps) {
  const isNarrowed = query.category !== null || query.status !== null || query.missing !== null || query.soldOut;
  return (
    // The key takes over what the address says after Back.
    <Form className="desk-filters" key={JSON.stringify(query)}>
      <div className="desk-row">
        <DeskField label="Name, model or SKU" name="q">
          {(field) => <input {...field} type="search" defaultValue={query.q} />}
        </DeskField>
        <button className="btn" type="submit">
          Find
        </button>
      </div>
      <details open={isNarrowed}>
        <summary className="desk-summary">Filters and order</summary>
        <div className="desk-row">
          <DeskField label="Category" name="category">
            {(field) => (
              <select {...field} className="select" defaultValue={query.category ?? ""}>
                <option value="">All</option>
                <NamedOptions of={categories} />
              </select>
            )}
          </DeskField>
          <DeskField label="Status" name="status">
            {(field) => (
              <select {...field} className="select" defaultValue={query.status ?? ""}>
                <option value="">All</option>
                {choices.statuses.map((status) => (
                  <option key={status}>{status}</option>
                ))}
              </select>
            )}
          </DeskField>
          <DeskField label="Without" name="missing">
            {(field) => (
              <select {...field} className="select" defaultValue={query.missing ?? ""}>
                <option value="">—</option>
                {choices.missing.map((missing) => (
                  <option key={missing}>{missing}</option>
                ))}
              </select>
            )}
          </DeskField>
          <DeskField label="Order" name="sort">
            {(field) => (
              <select {...field} className="select" defaultValue={query.sort}>
                {choices.sorts.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </DeskField>
          <label className="desk-check">
            <input type="checkbox" name="stock" value="0" defaultChecked={query.soldOut} />
            Stock at 0
          </label>
          <Link to="/desk/products">Clear</Link>
        </div>
      </details>
    </Form>
  );
}
