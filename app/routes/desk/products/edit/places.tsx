/** Where a product is listed: its category, its subcategories, the lists across categories. */
import { DEALS } from "#app/catalogue/sale.ts";
import type { Subcategory } from "#app/contract/place-in-catalogue.ts";
import type { Product } from "#app/contract/product.ts";
import { readForm } from "#app/http/form.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import type { DeskApi } from "../../desk-api.server.ts";
import { DeskField } from "../../form/desk-field.tsx";
import { NamedOptions } from "../../form/named-options.tsx";
import { markFields } from "../../form/own-changes.server.ts";
import { type PlaceOption, toOption } from "../place-option.ts";
import type { Route } from "./+types/places";
import { findProduct } from "./find-product.server.ts";
import { saveProduct } from "./save-product.server.ts";
import { SectionForm } from "./section-form.tsx";

async function listPlaces(api: DeskApi) {
  const [places, subcategories] = await Promise.all([api.listAllCategories(), api.listAllSubcategories()]);
  return { places, subcategories };
}

/** Products are among the deals by their prices. */
const isChosen = (collection: string) => collection !== DEALS;

/** In one order, which is none of the person's. */
function readPlaces({ category_id, collections, product_subcategories = [] }: Product) {
  const subcategory_ids = product_subcategories.map(({ subcategory_id }) => subcategory_id);
  return {
    category_id,
    subcategory_ids: subcategory_ids.toSorted(),
    collections: collections.filter(isChosen).toSorted(),
  };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const [product, { places, subcategories }] = await Promise.all([findProduct(api, params.id), listPlaces(api)]);
  const { category_id, subcategory_ids, collections } = readPlaces(product);
  const categories = places.filter(({ kind }) => kind === "category");
  return {
    version: product.version,
    was: markFields(readPlaces(product)),
    categories: categories.map(toOption),
    collections: places.filter(({ kind, slug }) => kind === "collection" && isChosen(slug)).map(toOption),
    chosenCollections: collections,
    categoryId: category_id,
    subcategories: groupByCategory(subcategories, categories),
    chosen: subcategory_ids,
  };
}

/** Subcategories under their category's name, those without one last. */
function groupByCategory(subcategories: readonly Subcategory[], categories: readonly PlaceOption[]) {
  const groups = [...categories, { id: null, name: "Without a category" }].map(({ id, name }) => ({
    name,
    subcategories: subcategories.filter(({ category_id }) => category_id === id).map(toOption),
  }));
  return groups.filter((group) => group.subcategories.length > 0);
}

export async function action({ request, params: { id }, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const form = await readForm(request);
  const fields = {
    category_id: Number(form.get("category_id")) || null,
    subcategory_ids: form.getAll("subcategory_ids").map(Number).toSorted(),
    collections: form.getAll("collections").map(String).toSorted(),
  };
  const tell = async (field: string, value: unknown) => {
    const { places, subcategories } = await listPlaces(api);
    const among: { id: number; slug?: string; name: string }[] = field === "subcategory_ids" ? subcategories : places;
    const chosen = among.filter(({ id, slug }) => [value].flat().some((each) => each === id || each === slug));
    return chosen.map(({ name }) => name).join(", ");
  };
  return saveProduct({ api, id, form, fields, read: readPlaces, tell }, url.pathname);
}

export default function Places({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { version, was, categories, categoryId, subcategories, chosen, collections, chosenCollections } = loaderData;
  const typed = failure?.entries.filter(([name]) => name === "subcategory_ids").map(([, id]) => Number(id));
  const ticked = new Set(typed ?? chosen);
  const typedCollections = failure?.entries.filter(([name]) => name === "collections").map(([, slug]) => slug);
  const inCollections = new Set(typedCollections ?? chosenCollections);
  return (
    <SectionForm version={version} was={was} failure={failure}>
      <DeskField label="Category" name="category_id">
        {(field) => (
          <select {...field} className="select" defaultValue={failure?.values.category_id ?? categoryId ?? ""}>
            <option value="">None</option>
            <NamedOptions of={categories} />
          </select>
        )}
      </DeskField>
      <fieldset>
        <legend>Subcategories</legend>
        {subcategories.map((group) => (
          <details key={group.name} open={group.subcategories.some(({ id }) => ticked.has(id))}>
            <summary className="desk-summary">{group.name}</summary>
            {group.subcategories.map(({ id, name }) => (
              <label className="desk-check" key={id}>
                <input type="checkbox" name="subcategory_ids" value={id} defaultChecked={ticked.has(id)} />
                {name}
              </label>
            ))}
          </details>
        ))}
      </fieldset>
      <fieldset>
        <legend>Collections: lists across categories</legend>
        {collections.map(({ slug, name }) => (
          <label className="desk-check" key={slug}>
            <input type="checkbox" name="collections" value={slug} defaultChecked={inCollections.has(slug)} />
            {name}
          </label>
        ))}
      </fieldset>
    </SectionForm>
  );
}
