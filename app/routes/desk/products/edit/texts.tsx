/** A product's names and texts. */
import type { Product } from "#app/contract/product.ts";
import { ProductStatus } from "#app/contract/product-parts.ts";
import { readForm } from "#app/http/form.ts";
import { DESK_FORMS } from "#app/limits.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { DeskField } from "../../form/desk-field.tsx";
import { NamedOptions } from "../../form/named-options.tsx";
import { markFields, tellValue } from "../../form/own-changes.server.ts";
import { toOption } from "../place-option.ts";
import type { Route } from "./+types/texts";
import { findProduct } from "./find-product.server.ts";
import { parsePairs, serializePairs } from "./pairs.ts";
import { saveProduct } from "./save-product.server.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const [product, brands, types] = await Promise.all([findProduct(api, params.id), api.listBrands(), api.listTypes()]);
  return {
    version: product.version,
    was: markFields(readTexts(product)),
    values: toValues(product),
    brands: brands.map(toOption),
    types,
    statuses: ProductStatus.options,
  };
}

function readTexts(product: Product) {
  const { name, slug, sku, brand_id, product_type, type, status, featured } = product;
  const { brief_description, description, features } = product;
  const titled = features.map(({ title, description: text }) => ({ title, description: text }));
  return {
    name,
    slug,
    sku,
    brand_id,
    product_type,
    type,
    status,
    featured,
    brief_description,
    description,
    features: titled,
  };
}

function toValues(product: Product) {
  const { name, sku, slug, brand_id, product_type, type, brief_description, description, status, featured } = product;
  const features = serializePairs(product.features.map(({ title, description: text }) => [title, text]));
  return {
    name,
    slug,
    status,
    brief_description,
    description,
    features,
    sku: sku ?? "",
    brand_id: String(brand_id ?? ""),
    product_type: product_type ?? "",
    type: type ?? "",
    featured: featured ? "on" : "",
  };
}

export async function action({ request, params: { id }, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const form = await readForm(request, DESK_FORMS.long);
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const fields = {
    name: text("name"),
    slug: text("slug"),
    sku: text("sku") || null,
    brand_id: Number(text("brand_id")) || null,
    product_type: text("product_type") || null,
    type: text("type") || null,
    status: text("status"),
    featured: form.has("featured"),
    brief_description: text("brief_description"),
    description: text("description"),
    features: parsePairs(text("features")).map(([title, description]) => ({ title, description })),
  };
  const tell = async (field: string, value: unknown) => {
    if (field !== "brand_id") return tellValue(value);
    const brands = await api.listBrands();
    return brands.find((brand) => brand.id === value)?.name ?? "";
  };
  return saveProduct({ api, id, form, fields, read: readTexts, tell }, url.pathname);
}

export default function Texts({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { version, was, values: saved, brands, types, statuses } = loaderData;
  const values: Record<string, string> = failure ? failure.values : saved;
  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined);
  const input = (label: string, name: string, hint?: string) => (
    <DeskField label={label} name={name} hint={hint} error={errorOf(name)}>
      {(field) => <input {...field} defaultValue={values[name]} />}
    </DeskField>
  );
  return (
    <SectionForm version={version} was={was} failure={failure}>
      {input("Name", "name")}
      <div className="desk-row">
        {input("SKU", "sku")}
        <DeskField label="Status" name="status" hint="Visitors see active and new ones">
          {(field) => (
            <select {...field} className="select" defaultValue={values.status}>
              {statuses.map((status) => (
                <option key={status}>{status}</option>
              ))}
            </select>
          )}
        </DeskField>
        <DeskField label="Brand" name="brand_id">
          {(field) => (
            <select {...field} className="select" defaultValue={values.brand_id}>
              <option value="">None</option>
              <NamedOptions of={brands} />
            </select>
          )}
        </DeskField>
      </div>
      {input("Kind", "product_type", "What it is, in two or three words: the product type of the filters")}
      <DeskField label="Power type" name="type" error={errorOf("type")}>
        {(field) => (
          <select {...field} className="select" defaultValue={values.type}>
            <option value="">None</option>
            {types.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        )}
      </DeskField>
      <DeskField label="In one or two sentences" name="brief_description" error={errorOf("brief_description")}>
        {(field) => <textarea {...field} rows={3} defaultValue={values.brief_description} />}
      </DeskField>
      <DeskField
        label="Description"
        name="description"
        hint="Plain text, or HTML with paragraphs, lists, bold and links"
        error={errorOf("description")}
      >
        {(field) => <textarea {...field} rows={8} defaultValue={values.description} />}
      </DeskField>
      <DeskField
        label="Features"
        name="features"
        hint="One a line; after a colon a sentence that explains it"
        error={errorOf("features")}
      >
        {(field) => <textarea {...field} rows={6} defaultValue={values.features} />}
      </DeskField>
      {input("Address of the page", "slug", "Small letters, figures and hyphens; the old address goes on working")}
      <label className="desk-check">
        <input type="checkbox" name="featured" defaultChecked={values.featured === "on"} />
        Show among the featured machines
      </label>
    </SectionForm>
  );
}
