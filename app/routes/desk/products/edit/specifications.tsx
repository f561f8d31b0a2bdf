/** Edits a product's specifications, and offers the names that are usual in its category. */
import { useState } from "react";
import { isNoValue } from "#app/catalogue/no-value.ts";
import type { ApiProduct } from "#app/contract/product.ts";
import type { NamedValue } from "#app/contract/product-parts.ts";
import { DESK_FORMS } from "#app/limits.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { describeReading } from "../../describe-reading.ts";
import { type FieldTexts, textsOf, WEIGHT } from "../../form/fields.ts";
import { readFields, toTexts, toUnedited } from "../../form/form-values.server.ts";
import { failForm, trySend } from "../../form/try-send.server.ts";
import { saveProduct } from "../save-product.server.ts";
import type { Route } from "./+types/specifications";
import { SectionForm } from "./section-form.tsx";

const MAX_USUAL = 12;
/** The least share of similar products that have a usual specification. */
const MIN_SHARE = 0.3;
const SPARE_ROWS = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const product = await api.findProduct(Number(params.id));
  const { version, category_id: categoryId, technical_details } = product;
  const similar =
    categoryId === null ? [] : (await api.findProducts({ categoryId, limit: 100 })).products;
  const specifications = technical_details.map((specification) => ({
    ...specification,
    reading: describeReading(specification),
  }));
  return {
    version,
    texts: toTexts(WEIGHT, product),
    specifications,
    usual: listUsual(similar).filter((usual) => !specifications.some(({ name }) => name === usual)),
  };
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

function readUnedited(product: ApiProduct) {
  const { technical_details: rows } = product;
  const texts = { name: rows.map(({ name }) => name), value: rows.map(({ value }) => value) };
  return { technical_details: withValues(texts), ...toUnedited(WEIGHT, product) };
}

export async function action({ request, params: { id }, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const save = async (form: FormData) => {
    const technical_details = withValues(textsOf(form));
    const nameless = technical_details.find(({ name }) => name === "");
    if (nameless)
      return failForm(
        form,
        `must have a name for the value "${nameless.value}"`,
        "technical_details",
      );
    const fields = { technical_details, ...readFields(form, WEIGHT) };
    return saveProduct({ api, id, form, fields, read: readUnedited, back: url.pathname });
  };
  return trySend(request, save, DESK_FORMS.long);
}

const withValues = (texts: FieldTexts) =>
  toSpecifications(texts).filter(({ value }) => value !== "" && !isNoValue(value));

function toSpecifications({ name: names = [], value: values = [] }: FieldTexts): NamedValue[] {
  return names
    .map((name, index) => ({ name: name.trim(), value: (values[index] ?? "").trim() }))
    .filter(({ name, value }) => name !== "" || value !== "");
}

export default function Specifications({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { specifications, usual, ...state } = loaderData;
  return (
    <SectionForm {...state} fields={WEIGHT} failure={failure}>
      <Rows
        specifications={failure ? toSpecifications(failure.texts) : specifications}
        usual={failure ? [] : usual}
      />
    </SectionForm>
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
            name="name"
            aria-label={`Name of specification ${index + 1}`}
            defaultValue={name}
            placeholder="Displacement"
          />
          <input
            name="value"
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
