/** Adding a product: what is needed to begin with, or a copy of one like it. It stays a draft until it is published. */
import { Form, Link } from "react-router";
import { Product } from "#app/contract/product.ts";
import { readForm } from "#app/http/form.ts";
import { currencySign } from "#app/site/money.ts";
import { useCompany } from "#app/ui/company.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { DeskField } from "../../form/desk-field.tsx";
import { redirectDone } from "../../form/done.server.ts";
import { FailureNotice } from "../../form/failure-notice.tsx";
import { NamedOptions } from "../../form/named-options.tsx";
import { failForm, trySend } from "../../form/try-send.server.ts";
import { findProduct } from "../edit/find-product.server.ts";
import { type PlaceOption, toOption } from "../place-option.ts";
import { readNumber } from "../read-number.ts";
import type { Route } from "./+types/new-product";
import { copyOf } from "./copy-of.ts";

export const meta: Route.MetaFunction = () => [{ title: "Add a product | Desk" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const like = url.searchParams.get("like");
  const [model, places, brands] = await Promise.all([
    like === null ? null : findProduct(api, like),
    api.listAllCategories(),
    api.listBrands(),
  ]);
  return {
    model: model && {
      id: model.id,
      name: model.name,
      category_id: model.category_id,
      brand_id: model.brand_id,
      price: model.price,
    },
    categories: places.filter(({ kind }) => kind === "category").map(toOption),
    brands: brands.map(toOption),
    key: crypto.randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return trySend(form, async () => {
    const price = readNumber(form.get("price"));
    if (price === undefined) return failForm(form, "must be a number, such as 12500, or empty", "price");
    const like = text("like");
    const product = await api.send(
      "POST",
      "/products",
      Product,
      {
        ...(like && copyOf(await findProduct(api, like))),
        name: text("name"),
        sku: text("sku") || null,
        category_id: Number(text("category_id")) || null,
        brand_id: Number(text("brand_id")) || null,
        price,
        status: "draft",
      },
      // Pressed twice, it is one product.
      { "Idempotency-Key": text("key") },
    );
    return redirectDone(`/desk/products/${product.id}/pictures`, `Added ${product.name} as a draft. Now its pictures.`);
  });
}

export default function NewProduct({ loaderData, actionData: failure }: Route.ComponentProps) {
  const sign = currencySign(useCompany());
  const { model, categories, brands, key } = loaderData;
  const values: Record<string, string | number | null | undefined> = failure?.values ?? { ...model };
  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined);
  return (
    <>
      <div>
        <p>
          <Link to="/desk/products">Products</Link>
        </p>
        <h1>Add a product</h1>
      </div>
      {model && <p>Texts, figures and lists are copied from {model.name}; its pictures, SKU and stock are not.</p>}
      <FailureNotice failure={failure} />
      <Form method="post" className="desk-form">
        <input type="hidden" name="like" value={model?.id ?? ""} />
        <input type="hidden" name="key" value={failure?.values.key ?? key} />
        <DeskField label="Name" name="name" hint="Maker and model, as customers say it" error={errorOf("name")}>
          {(field) => <input {...field} required maxLength={300} defaultValue={values.name ?? ""} />}
        </DeskField>
        <div className="desk-row">
          <DeskField label="Category" name="category_id">
            {(field) => <Options field={field} options={categories} value={values.category_id} />}
          </DeskField>
          <DeskField label="Brand" name="brand_id">
            {(field) => <Options field={field} options={brands} value={values.brand_id} />}
          </DeskField>
        </div>
        <div className="desk-row">
          <DeskField label="SKU" name="sku" error={errorOf("sku")}>
            {(field) => <input {...field} defaultValue={failure?.values.sku} />}
          </DeskField>
          <DeskField label={`Price, ${sign}`} name="price" error={errorOf("price")}>
            {(field) => <input {...field} inputMode="decimal" defaultValue={values.price ?? ""} />}
          </DeskField>
        </div>
        <button className="btn" type="submit">
          Add it as a draft
        </button>
      </Form>
    </>
  );
}

interface OptionsProps {
  field: { id: string; name: string };
  options: readonly PlaceOption[];
  value: string | number | null | undefined;
}

function Options({ field, options, value }: OptionsProps) {
  return (
    <select {...field} className="select" defaultValue={value ?? ""}>
      <option value="">None</option>
      <NamedOptions of={options} />
    </select>
  );
}
