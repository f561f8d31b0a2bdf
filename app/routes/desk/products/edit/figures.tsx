/** A product's figures: one a line, with the names that others of its category have offered. */
import { parseWeight } from "#app/catalogue/weight.ts";
import type { Product } from "#app/contract/product.ts";
import type { NamedValue } from "#app/contract/product-parts.ts";
import { readForm } from "#app/http/form.ts";
import { DESK_FORMS } from "#app/limits.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { DeskField } from "../../form/desk-field.tsx";
import { markFields } from "../../form/own-changes.server.ts";
import { type FormFailure, failForm } from "../../form/try-send.server.ts";
import { readingOf } from "../../reading-of.ts";
import type { Route } from "./+types/figures";
import { FigureRows } from "./figure-rows.tsx";
import { findProduct } from "./find-product.server.ts";
import { saveProduct } from "./save-product.server.ts";
import { SectionForm } from "./section-form.tsx";
import { listUsualFigures } from "./usual-figures.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const product = await findProduct(api, params.id);
  const near =
    product.category_id === null
      ? []
      : (await api.findProducts({ category_id: product.category_id, limit: 100 })).products;
  const { version, weight, technical_details } = product;
  const usual = listUsualFigures(near).filter((name) => !technical_details.some((figure) => figure.name === name));
  const was = markFields(readFigures(product));
  const figures = technical_details.map((figure) => ({ ...figure, reading: readingOf(figure) }));
  return { version, was, weight: weight === null ? "" : String(weight), figures, usual };
}

function readFigures({ technical_details, weight }: Product) {
  return { technical_details: technical_details.map(({ name, value }) => ({ name, value })), weight };
}

export async function action({ request, params: { id }, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const form = await readForm(request, DESK_FORMS.long);
  const weight = parseWeight(String(form.get("weight") ?? "").trim());
  const figures = toFigures(form.getAll("name"), form.getAll("value")).filter(({ value }) => value !== "");
  const nameless = figures.find(({ name }) => name === "");
  if (nameless) return failForm(form, `The value "${nameless.value}" has no name`, "technical_details");
  if (weight === undefined) {
    return failForm(form, "must be a number of kilograms, such as 4.7", "weight");
  }
  const fields = { technical_details: figures, weight };
  return saveProduct({ api, id, form, fields, read: readFigures }, url.pathname);
}

function toFigures(names: readonly unknown[], values: readonly unknown[]): NamedValue[] {
  return names.map((name, index) => ({ name: String(name).trim(), value: String(values[index] ?? "").trim() }));
}

/** What was typed into a form that was not taken. */
function typedFigures({ entries }: FormFailure): NamedValue[] {
  const all = (wanted: string) => entries.filter(([name]) => name === wanted).map(([, value]) => value);
  return toFigures(all("name"), all("value")).filter(({ name, value }) => name !== "" || value !== "");
}

export default function Figures({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { version, was, weight, figures, usual } = loaderData;
  return (
    <SectionForm version={version} was={was} failure={failure}>
      <DeskField label="Weight, kg" name="weight" error={failure?.field === "weight" ? failure.message : undefined}>
        {(field) => <input {...field} inputMode="decimal" defaultValue={failure?.values.weight ?? weight} />}
      </DeskField>
      <FigureRows figures={failure ? typedFigures(failure) : figures} usual={failure ? [] : usual} />
    </SectionForm>
  );
}
