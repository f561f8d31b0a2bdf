/** Edits a product's category, subcategories and collections. */
import { DEALS } from "#app/catalogue/sale.ts";
import type { DeskApi } from "../../desk-api.server.ts";
import { DeskForm } from "../../form/desk-form.tsx";
import { LISTED, toOption } from "../../form/fields.ts";
import { openSection, saveSection } from "../save-product.server.ts";
import type { Route } from "./+types/groups";

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

const SECTION = { fields: LISTED, listOptions };

export async function loader(args: Route.LoaderArgs) {
  return (await openSection(args, SECTION)).state;
}

export function action(args: Route.ActionArgs) {
  return saveSection(args, SECTION);
}

export default function Groups({ loaderData, actionData: failure }: Route.ComponentProps) {
  return <DeskForm {...loaderData} fields={LISTED} failure={failure} />;
}
