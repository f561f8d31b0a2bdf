/** Lists, adds and orders categories with their subcategories, and collections; adds brands. */
import { Form, Link } from "react-router";
import { BrandCreate, CategoryCreate, SubcategoryCreate } from "#app/contract/group-writing.ts";
import type { ApiCategory } from "#app/contract/groups.ts";
import { readForm } from "#app/http/form.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import type { DeskApi } from "../desk-api.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { NEW_GROUP, NEW_SUBCATEGORY } from "../form/fields.ts";
import { FormFields, type FormFieldsProps } from "../form/form-fields.tsx";
import { readFields } from "../form/form-values.server.ts";
import { moveItem } from "../form/move-item.ts";
import { redirectWithNotice } from "../form/notice.server.ts";
import { failUnknown, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/categories";
import { GroupList } from "./group-list.tsx";
import "./groups.css";

export const meta: Route.MetaFunction = () => [{ title: "Categories | Desk" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const [categories, subcategories, brands] = await Promise.all([
    api.listAllCategories(),
    api.listAllSubcategories(),
    api.listBrands(),
  ]);
  const ofKind = (kind: ApiCategory["kind"]) =>
    categories.filter((category) => category.kind === kind);
  return {
    categories: ofKind("category"),
    collections: ofKind("collection"),
    subcategories,
    brands: brands.map(({ name }) => name),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const form = await readForm(request);
  return trySend(form, async () => {
    const notice = await applyChange(api, form);
    return notice === null ? failUnknown(form) : redirectWithNotice("/desk/categories", notice);
  });
}

/** @returns the notice; null for an unknown button */
async function applyChange(api: DeskApi, form: FormData): Promise<string | null> {
  const intent = form.get("intent");
  switch (intent) {
    case "category":
    case "collection": {
      const { name } = readFields(form, NEW_GROUP);
      await api.addGroup("categories", CategoryCreate.parse({ name, kind: intent }));
      return `Added ${name}. Its page is public and in the sitemap.`;
    }
    case "subcategory": {
      const fields = readFields(form, NEW_SUBCATEGORY);
      await api.addGroup("subcategories", SubcategoryCreate.parse(fields));
      return `Added ${fields.name}.`;
    }
    case "brand": {
      const { name } = readFields(form, NEW_GROUP);
      await api.addGroup("brands", BrandCreate.parse({ name }));
      return `Added ${name}. Choose it in the details of a product.`;
    }
    case "up":
    case "down": {
      const all = await api.listAllCategories();
      const id = Number(form.get("id"));
      const kind = all.find((category) => category.id === id)?.kind;
      const ids = all.filter((category) => category.kind === kind).map((category) => category.id);
      const moved = moveItem(ids, id, intent);
      if (moved) await api.saveGroupOrder("categories", moved);
      return "Saved the order.";
    }
    default:
      return null;
  }
}

export default function Categories({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { categories, collections, subcategories, brands } = loaderData;
  return (
    <>
      <h1>Categories</h1>
      <p>
        <Link to="/desk/categories/shown">
          Choose what the menus, the home page and All Categories show
        </Link>
      </p>
      <FailureNotice failure={failure} />
      <GroupList groups={categories} subcategories={subcategories} />
      <NewGroup intent="category" failure={failure} />
      <NewGroup
        intent="subcategory"
        fields={NEW_SUBCATEGORY}
        options={{ category_id: categories }}
        failure={failure}
      />
      <section aria-labelledby="collections-title">
        <h2 id="collections-title">Collections (lists across categories)</h2>
        <GroupList groups={collections} subcategories={[]} />
      </section>
      <NewGroup intent="collection" failure={failure} />
      <section aria-labelledby="brands-title">
        <h2 id="brands-title">Brands</h2>
        <p>{brands.join(", ") || "No brands yet."}</p>
      </section>
      <NewGroup intent="brand" failure={failure} />
      <p>
        <Link to="/desk/products?missing=category">Products without a category</Link>
      </p>
    </>
  );
}

interface NewGroupProps extends Omit<FormFieldsProps, "fields"> {
  intent: "category" | "subcategory" | "collection" | "brand";
  fields?: FormFieldsProps["fields"];
}

function NewGroup({ intent, fields = NEW_GROUP, options, failure }: NewGroupProps) {
  return (
    <Form method="post" className="desk-form" aria-labelledby={`${intent}-title`}>
      <h2 id={`${intent}-title`}>{`New ${intent}`}</h2>
      <FormFields
        fields={fields}
        options={options}
        failure={failure?.values.intent === intent ? failure : undefined}
        id={intent}
      />
      <button className="btn btn--line" type="submit" name="intent" value={intent}>
        Add {intent}
      </button>
    </Form>
  );
}
