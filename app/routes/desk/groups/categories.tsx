/** Lists, adds and orders categories with their subcategories, and collections; adds brands. */

import { Link } from "react-router";
import {
  type ApiCategory,
  type ApiSubcategory,
  BrandCreate,
  CategoryCreate,
  SubcategoryCreate,
} from "#app/contract/groups.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import type { DeskApi } from "../desk-api.server.ts";
import { countOf } from "../desk-table.tsx";
import { DeskForm, FailureNotice } from "../form/desk-form.tsx";
import { NEW_GROUP, NEW_SUBCATEGORY } from "../form/fields.ts";
import type { FormFieldsProps } from "../form/form-fields.tsx";
import { editList, readFields } from "../form/form-values.server.ts";
import { OrderedList } from "../form/list-editor.tsx";
import { trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/categories";

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

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  return trySend({ request, url }, (form) => applyChange(api, form));
}

/** @returns the notice */
async function applyChange(api: DeskApi, form: FormData): Promise<string> {
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
    default: {
      const all = await api.listAllCategories();
      const ids = all.filter(({ kind }) => kind === form.get("kind")).map(({ id }) => id);
      const ordered = [...editList(form, ids, String)];
      if (ordered.join() !== ids.join()) await api.saveGroupOrder("categories", ordered);
      return "Saved the order.";
    }
  }
}

export default function Categories({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { categories, collections, subcategories, brands } = loaderData;
  return (
    <>
      <h1>Categories</h1>
      <FailureNotice failure={failure} />
      <GroupList kind="category" groups={categories} subcategories={subcategories} />
      <NewGroup intent="category" failure={failure} />
      <NewGroup
        intent="subcategory"
        fields={NEW_SUBCATEGORY}
        options={{ category_id: categories }}
        failure={failure}
      />
      <section aria-labelledby="collections-title">
        <h2 id="collections-title">Collections (lists across categories)</h2>
        <GroupList kind="collection" groups={collections} subcategories={[]} />
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

function NewGroup({ intent, fields = NEW_GROUP, ...form }: NewGroupProps) {
  return (
    <DeskForm
      {...form}
      id={intent}
      title={`New ${intent}`}
      fields={fields}
      hasNotice={false}
      intent={intent}
      submit={`Add ${intent}`}
      button="btn btn--line"
      preventScrollReset={false}
    />
  );
}

interface GroupListProps {
  kind: ApiCategory["kind"];
  groups: readonly ApiCategory[];
  subcategories: readonly ApiSubcategory[];
}

function GroupList({ kind, groups, subcategories }: GroupListProps) {
  const entries = groups.map((group) => ({
    key: group.id,
    name: group.name,
    title: <Link to={`/desk/categories/${group.id}`}>{group.name}</Link>,
    hint: toState(group),
    content: (
      <Subcategories
        subcategories={subcategories.filter(({ category_id }) => category_id === group.id)}
      />
    ),
  }));
  return <OrderedList entries={entries} texts={{ kind: [kind] }} />;
}

function Subcategories({ subcategories }: Pick<GroupListProps, "subcategories">) {
  if (subcategories.length === 0) return null;
  return (
    <ul className="desk-groups__inner">
      {subcategories.map((subcategory) => (
        <li key={subcategory.id}>
          <Link to={`/desk/subcategories/${subcategory.id}`}>{subcategory.name}</Link>{" "}
          <span className="desk-hint">{toState(subcategory)}</span>
        </li>
      ))}
    </ul>
  );
}

function toState({ product_count, retired }: ApiCategory | ApiSubcategory): string {
  const count = countOf(product_count, "product");
  return retired ? `${count}, retired` : count;
}
