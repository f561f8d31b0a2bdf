/** Edits a product's category, subcategories and collections. */
import { DEALS } from "#app/catalogue/sale.ts";
import type { ApiProduct } from "#app/contract/product.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import type { DeskApi } from "../../desk-api.server.ts";
import { LISTED, toOption } from "../../form/fields.ts";
import { readFields, toTexts, toUnedited } from "../../form/form-values.server.ts";
import { trySend } from "../../form/try-send.server.ts";
import { saveProduct } from "../save-product.server.ts";
import type { Route } from "./+types/groups";
import { SectionForm } from "./section-form.tsx";

/** Subcategories are grouped by category; those without a category come last. */
async function listOptions(api: DeskApi) {
  const [groups, subcategories] = await Promise.all([
    api.listAllCategories(),
    api.listAllSubcategories(),
  ]);
  const categories = groups.filter(({ kind }) => kind === "category");
  // The deals follow from prices.
  const collections = groups.filter(({ kind, slug }) => kind === "collection" && slug !== DEALS);
  return {
    category_id: categories.map(toOption),
    subcategory_ids: [...categories, { id: null, name: "Without a category" }].flatMap((category) =>
      subcategories
        .filter(({ category_id }) => category_id === category.id)
        .map(({ id, name }) => ({ id, name, group: category.name })),
    ),
    collection_ids: collections.map(toOption),
  };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const [product, options] = await Promise.all([
    api.findProduct(Number(params.id)),
    listOptions(api),
  ]);
  return { version: product.version, texts: toTexts(LISTED, product), options };
}

export async function action({ request, params: { id }, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  return trySend(request, async (form) => {
    const fields = readFields(form, LISTED);
    const read = (product: ApiProduct) => toUnedited(LISTED, product);
    return saveProduct({ api, id, form, fields, read, listOptions, back: url.pathname });
  });
}

export default function Groups({ loaderData, actionData: failure }: Route.ComponentProps) {
  return <SectionForm {...loaderData} fields={LISTED} failure={failure} />;
}
