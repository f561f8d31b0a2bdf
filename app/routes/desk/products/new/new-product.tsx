/** Adds a product as a draft, empty or as a copy of a similar product. */
import { Link } from "react-router";
import { type ApiProduct, ProductCreate } from "#app/contract/product.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { DeskForm } from "../../form/desk-form.tsx";
import { NEW_PRODUCT, toOption } from "../../form/fields.ts";
import { listCategoryOptions, readFields, toTexts } from "../../form/form-values.server.ts";
import { redirectWithNotice, trySend } from "../../form/try-send.server.ts";
import type { Route } from "./+types/new-product";

export const meta: Route.MetaFunction = () => [{ title: "Add a product | Desk" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const like = url.searchParams.get("like");
  const [model, category_id, brands] = await Promise.all([
    like === null ? null : api.findProduct(Number(like)),
    listCategoryOptions(api),
    api.listBrands(),
  ]);
  return {
    model: model && { id: model.id, name: model.name },
    texts: model ? toTexts(NEW_PRODUCT, { ...model, sku: null }) : {},
    options: {
      category_id,
      brand_id: brands.map(toOption),
    },
    key: crypto.randomUUID(),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  return trySend({ request, url }, async (form) => {
    const fields = readFields(form, NEW_PRODUCT);
    const like = form.get("like");
    const copied = like ? copyOf(await api.findProduct(Number(like))) : {};
    const draft = ProductCreate.parse({ ...copied, ...fields, status: "draft" });
    // The key makes a repeated request add one product.
    const { product } = await api.addProduct(draft, String(form.get("key") ?? ""));
    return redirectWithNotice(
      `/desk/products/${product.id}/pictures`,
      `Added ${product.name} as a draft. Add its pictures next.`,
    );
  });
}

/** What a similar product takes over. */
const COPIED = [
  "brief_description",
  "description",
  "features",
  "technical_details",
  "specifications",
  "custom_sections",
  "product_type",
  "type",
  "weight",
  "collection_ids",
  "subcategory_ids",
] as const;

const copyOf = (product: ApiProduct) =>
  Object.fromEntries(COPIED.map((field) => [field, product[field]]));

export default function NewProduct({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { model, key, ...state } = loaderData;
  return (
    <>
      <div>
        <p>
          <Link to="/desk/products">Products</Link>
        </p>
        <h1>Add a product</h1>
      </div>
      {model && (
        <p>
          Texts, specifications and categories are copied from {model.name}. Pictures, SKU and stock
          are not.
        </p>
      )}
      <DeskForm
        {...state}
        fields={NEW_PRODUCT}
        failure={failure}
        submit="Add as draft"
        preventScrollReset={false}
      >
        <input type="hidden" name="like" value={model?.id ?? ""} />
        <input type="hidden" name="key" value={failure?.texts.key?.[0] ?? key} />
      </DeskForm>
    </>
  );
}
