/** Edits a product's specifications, and offers the names that are usual in its category. */
import { useState } from "react";
import type { ApiProduct } from "#app/contract/product.ts";
import type { NamedValue } from "#app/contract/product-parts.ts";
import { toPairs } from "#app/contract/text-lists.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { describeReading } from "../../describe-reading.ts";
import { DeskForm } from "../../form/desk-form.tsx";
import { SPECIFICATIONS, WEIGHT } from "../../form/fields.ts";
import { openSection, saveSection } from "../save-product.server.ts";
import type { Route } from "./+types/specifications";

const MAX_USUAL = 12;
/** The least share of similar products that have a usual specification. */
const MIN_SHARE = 0.3;
const SPARE_ROWS = 3;

export async function loader(args: Route.LoaderArgs) {
  const { product, state } = await openSection(args, { fields: SPECIFICATIONS });
  const { category_id: categoryId, technical_details } = product;
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
  const { state, specifications, usual } = loaderData;
  return (
    <DeskForm {...state} fields={WEIGHT} failure={failure}>
      <Rows
        specifications={failure ? toPairs(failure.texts.technical_details) : specifications}
        usual={failure ? [] : usual}
      />
    </DeskForm>
  );
}

interface RowsProps {
  /** `reading` describes how the site reads a saved specification. */
  specifications: readonly (NamedValue & { reading?: string })[];
  usual: readonly string[];
}

/** The product's own specifications, usual ones of its category, and empty ones. */
function Rows({ specifications, usual }: RowsProps) {
  const [added, setAdded] = useState(0);
  const rows: RowsProps["specifications"] = [
    ...specifications,
    ...usual.map((name) => ({ name, value: "" })),
    ...Array.from({ length: SPARE_ROWS + added }, () => ({ name: "", value: "" })),
  ];
  return (
    <fieldset>
      <legend>Specifications</legend>
      <p className="desk-hint">
        Rows without a value are not saved. Enter only what you have read on the machine or in its
        maker's documents.
      </p>
      {rows.map(({ name, value, reading }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order while the page is open
        <div className="desk-specification" key={index}>
          <input
            name="technical_details"
            aria-label={`Name of specification ${index + 1}`}
            defaultValue={name}
            placeholder="Displacement"
          />
          <input
            name="technical_details"
            aria-label={`Value of ${name || `specification ${index + 1}`}`}
            defaultValue={value}
            placeholder="45.4 cc"
            aria-describedby={reading ? `specification-reading-${index}` : undefined}
          />
          {reading && (
            <small className="desk-hint" id={`specification-reading-${index}`}>
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
