/** Edits specifications and staff-only values, and offers names that are usual in the category. */
import { useState } from "react";
import type { Specification } from "#app/catalogue/product.ts";
import { formatQuantity } from "#app/catalogue/quantity/format.ts";
import { DEFAULT_READER } from "#app/catalogue/specifications/read.ts";
import type { ApiProduct } from "#app/contract/product.ts";
import type { NamedValue } from "#app/contract/product-parts.ts";
import { toPairs } from "#app/contract/text-lists.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { DeskForm } from "../../form/desk-form.tsx";
import { SPECIFICATIONS, WEIGHT } from "../../form/fields.ts";
import { openSection, saveSection } from "../save-product.server.ts";
import type { Route } from "./+types/specifications";

const MAX_USUAL = 12;
/** The least share of similar products that have a usual specification. */
const MIN_SHARE = 0.3;
const SPARE_ROWS = 3;

/** "Read as 5.5 kW" or "Stored as text". */
function describeReading(specification: Specification): string {
  const quantity = DEFAULT_READER.readQuantity(specification);
  return quantity ? `Read as ${formatQuantity(quantity)}` : "Stored as text";
}

export async function loader(args: Route.LoaderArgs) {
  const { product, state } = await openSection(args, { fields: SPECIFICATIONS });
  const { category_id: categoryId, technical_details, staff_values } = product;
  const { api } = requirePermission(args.context, "canManageProducts");
  const similar =
    categoryId === null ? [] : (await api.findProducts({ categoryId, limit: 100 })).products;
  const specifications = technical_details.map((specification) => ({
    ...specification,
    reading: describeReading(specification),
  }));
  return {
    state,
    specifications,
    staffValues: staff_values ?? [],
    usual: listUsual(similar).filter((usual) => !specifications.some(({ name }) => name === usual)),
  };
}

export function action(args: Route.ActionArgs) {
  return saveSection(args, { fields: SPECIFICATIONS });
}

/** Names of specifications, the most frequent first. */
function listUsual(products: readonly ApiProduct[]): string[] {
  const counts = new Map<string, number>();
  for (const { technical_details } of products)
    for (const name of new Set(technical_details.map(({ name }) => name)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= products.length * MIN_SHARE)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_USUAL)
    .map(([name]) => name);
}

export default function Specifications({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { state, specifications, staffValues, usual } = loaderData;
  return (
    <DeskForm {...state} fields={WEIGHT} failure={failure}>
      <Rows
        name="technical_details"
        legend="Specifications"
        what="specification"
        hint="Rows without a value are not saved. Enter only what you have read on the machine or in its maker's documents."
        examples={["Displacement", "45.4 cc"]}
        pairs={failure ? toPairs(failure.texts.technical_details) : specifications}
        usual={failure ? [] : usual}
      />
      <Rows
        name="staff_values"
        legend="Staff only"
        what="staff-only value"
        hint="Customers never see these values."
        examples={["Purchase price", "900"]}
        pairs={failure ? toPairs(failure.texts.staff_values) : staffValues}
      />
    </DeskForm>
  );
}

interface RowsProps {
  name: string;
  legend: string;
  /** A pair, as screen readers call it. */
  what: string;
  hint: string;
  /** A name and a value. */
  examples: [string, string];
  /** `reading` describes how the site reads a saved specification. */
  pairs: readonly (NamedValue & { reading?: string })[];
  usual?: readonly string[];
}

/** The product's own pairs, those with usual names of its category, and empty ones. */
function Rows({ name: field, legend, what, hint, examples, pairs, usual = [] }: RowsProps) {
  const [added, setAdded] = useState(0);
  const rows: RowsProps["pairs"] = [
    ...pairs,
    ...usual.map((name) => ({ name, value: "" })),
    ...Array.from({ length: SPARE_ROWS + added }, () => ({ name: "", value: "" })),
  ];
  return (
    <fieldset>
      <legend>{legend}</legend>
      <p className="desk-hint">{hint}</p>
      {rows.map(({ name, value, reading }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order while the page is open
        <div className="desk-specification" key={index}>
          <input
            name={field}
            aria-label={`Name of ${what} ${index + 1}`}
            defaultValue={name}
            placeholder={examples[0]}
          />
          <input
            name={field}
            aria-label={`Value of ${name || `${what} ${index + 1}`}`}
            defaultValue={value}
            placeholder={examples[1]}
            aria-describedby={reading ? `${field}-reading-${index}` : undefined}
          />
          {reading && (
            <small className="desk-hint" id={`${field}-reading-${index}`}>
              {reading}
            </small>
          )}
        </div>
      ))}
      <button className="link desk-more" type="button" onClick={() => setAdded(added + SPARE_ROWS)}>
        More rows
      </button>
    </fieldset>
  );
}
