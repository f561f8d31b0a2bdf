/** Edits a product's specifications, and offers the names that are usual in its category. */
import { isNoValue } from "#app/catalogue/no-value.ts";
import type { ApiProduct } from "#app/contract/product.ts";
import type { NamedValue } from "#app/contract/product-parts.ts";
import { readForm } from "#app/http/form.ts";
import { DESK_FORMS } from "#app/limits.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { describeReading } from "../../describe-reading.ts";
import { WEIGHT } from "../../form/fields.ts";
import { readFields, toTexts } from "../../form/form-values.server.ts";
import { markFields } from "../../form/own-changes.server.ts";
import { type FormFailure, failForm } from "../../form/try-send.server.ts";
import { typedTexts } from "../../form/typed-texts.ts";
import type { Route } from "./+types/specifications";
import { findProduct } from "./find-product.server.ts";
import { saveProduct } from "./save-product.server.ts";
import { SectionForm } from "./section-form.tsx";
import { SpecificationRows } from "./specification-rows.tsx";
import { listUsualSpecifications } from "./usual-specifications.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const product = await findProduct(api, params.id);
  const similar =
    product.category_id === null
      ? []
      : (await api.findProducts({ categoryId: product.category_id, limit: 100 })).products;
  const { version, technical_details } = product;
  const usual = listUsualSpecifications(similar).filter(
    (name) => !technical_details.some((specification) => specification.name === name),
  );
  const was = markFields(readSpecifications(product));
  const specifications = technical_details.map((specification) => ({
    ...specification,
    reading: describeReading(specification),
  }));
  return { version, was, texts: toTexts(WEIGHT, product), specifications, usual };
}

function readSpecifications({ technical_details, weight }: ApiProduct) {
  return {
    technical_details: technical_details.map(({ name, value }) => ({ name, value })),
    weight,
  };
}

export async function action({ request, params: { id }, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const form = await readForm(request, DESK_FORMS.long);
  const specifications = toSpecifications(form.getAll("name"), form.getAll("value")).filter(
    ({ value }) => value !== "" && !isNoValue(value),
  );
  const nameless = specifications.find(({ name }) => name === "");
  if (nameless)
    return failForm(
      form,
      `must have a name for the value "${nameless.value}"`,
      "technical_details",
    );
  const fields = () => ({ technical_details: specifications, ...readFields(form, WEIGHT) });
  return saveProduct({ api, id, form, fields, read: readSpecifications }, url.pathname);
}

function toSpecifications(names: readonly unknown[], values: readonly unknown[]): NamedValue[] {
  return names.map((name, index) => ({
    name: String(name).trim(),
    value: String(values[index] ?? "").trim(),
  }));
}

/** The specifications typed into a rejected form. */
function typedSpecifications(failure: FormFailure): NamedValue[] {
  return toSpecifications(typedTexts(failure, "name"), typedTexts(failure, "value")).filter(
    ({ name, value }) => name !== "" || value !== "",
  );
}

export default function Specifications({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { specifications, usual, ...state } = loaderData;
  return (
    <SectionForm {...state} fields={WEIGHT} failure={failure}>
      <SpecificationRows
        specifications={failure ? typedSpecifications(failure) : specifications}
        usual={failure ? [] : usual}
      />
    </SectionForm>
  );
}
