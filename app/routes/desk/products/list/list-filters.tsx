/** The search, filters and order of the product list. */
import { Form, Link } from "react-router";
import type { ProductRowsQuery } from "#app/contract/product-rows.ts";
import { Field } from "#app/ui/field.tsx";
import type { FieldOptionLists } from "../../form/fields.ts";
import { Select, TickBox } from "../../form/options.tsx";

interface ListFiltersProps {
  query: ProductRowsQuery;
  options: FieldOptionLists;
}

/** `none` labels the empty option. */
const CHOICES = [
  { name: "category", label: "Category", none: "All" },
  { name: "status", label: "Status", none: "All" },
  { name: "missing", label: "Missing", none: "—" },
  { name: "sort", label: "Sort by" },
] as const;

export function ListFilters({ query, options }: ListFiltersProps) {
  const { q, stock } = query;
  const active = [
    ...CHOICES.flatMap(({ name, label }) => {
      const chosen = options[name]?.find(({ id }) => String(id) === String(query[name] ?? ""));
      return chosen && name !== "sort" ? `${label}: ${chosen.name}` : [];
    }),
    ...(stock === undefined ? [] : ["Out of stock"]),
  ];
  return (
    // The key updates the fields after navigating back.
    <Form className="desk-filters" key={JSON.stringify(query)}>
      <div className="desk-row">
        <Field label="Name, model or SKU" name="q">
          {(field) => <input {...field} type="search" defaultValue={q} />}
        </Field>
        <button className="btn" type="submit">
          Find
        </button>
      </div>
      <details open={active.length > 0}>
        <summary className="desk-summary">{["Filter and sort", ...active].join(" · ")}</summary>
        <div className="desk-row">
          {CHOICES.map(({ name, label, ...choice }) => (
            <Field key={name} label={label} name={name}>
              {(field) => (
                <Select
                  {...field}
                  {...choice}
                  options={options[name] ?? []}
                  defaultValue={query[name] ?? ""}
                />
              )}
            </Field>
          ))}
          <TickBox
            name="stock"
            value="0"
            text="Out of stock"
            defaultChecked={stock !== undefined}
          />
          <Link to="/desk/products">Clear filters</Link>
        </div>
      </details>
    </Form>
  );
}
