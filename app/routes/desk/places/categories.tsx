/** What products are sorted under: categories with their subcategories, and lists across categories; made and ordered here. */
import { Form, Link } from "react-router";
import { z } from "zod";
import { Category, Subcategory } from "#app/contract/place-in-catalogue.ts";
import { readForm } from "#app/http/form.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import type { DeskApi } from "../desk-api.server.ts";
import { DeskField } from "../form/desk-field.tsx";
import { redirectDone } from "../form/done.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { NamedOptions } from "../form/named-options.tsx";
import { type FormFailure, failForm, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/categories";
import { moveId } from "./kinds.ts";
import { PlaceList } from "./place-list.tsx";
import "./places.css";

export const meta: Route.MetaFunction = () => [{ title: "Categories | Desk" }];

async function listPlaces(api: DeskApi) {
  const [categories, subcategories] = await Promise.all([api.listAllCategories(), api.listAllSubcategories()]);
  return { categories, subcategories };
}

export async function loader({ context }: Route.LoaderArgs) {
  const { categories, subcategories } = await listPlaces(requirePermission(context, "canManageProducts").api);
  const ofKind = (kind: Category["kind"]) => categories.filter((category) => category.kind === kind);
  return { categories: ofKind("category"), collections: ofKind("collection"), subcategories };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const form = await readForm(request);
  const name = String(form.get("name") ?? "").trim();
  return trySend(form, async () => {
    switch (form.get("intent")) {
      case "category":
      case "collection": {
        await api.send("POST", "/categories", Category, { name, kind: form.get("intent") });
        return redirectDone("/desk/categories", `Made ${name}. It is in the sitemap and has its page at once.`);
      }
      case "subcategory": {
        await api.send("POST", "/subcategories", Subcategory, { name, category_id: Number(form.get("category_id")) });
        return redirectDone("/desk/categories", `Made ${name}.`);
      }
      case "up":
      case "down": {
        const direction = form.get("intent") === "up" ? "up" : "down";
        const { categories } = await listPlaces(api);
        const id = Number(form.get("id"));
        const kind = categories.find((category) => category.id === id)?.kind;
        const ids = categories.filter((category) => category.kind === kind).map((category) => category.id);
        const moved = moveId(ids, id, direction);
        if (moved) await api.send("PATCH", "/categories/order", z.unknown(), { ids: moved });
        return redirectDone("/desk/categories", "Saved the order.");
      }
      default:
        return failForm(form, "This form is not known here");
    }
  });
}

export default function Categories({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { categories, collections, subcategories } = loaderData;
  const typedInto = (intent: string) => (failure?.values.intent === intent ? failure : undefined);
  const subcategory = typedInto("subcategory");
  return (
    <>
      <h1>Categories</h1>
      <p>
        <Link to="/desk/categories/shown">What the menus, the home page and All Categories show</Link>
      </p>
      <FailureNotice failure={failure} />
      <PlaceList places={categories} subcategories={subcategories} />
      <NewPlace intent="category" title="New category" failure={typedInto("category")} />
      <section aria-labelledby="subcategory-title">
        <Form method="post" className="desk-form">
          <h2 id="subcategory-title">New subcategory</h2>
          <div className="desk-row">
            <DeskField label="Name" name="name" id="subcategory-name">
              {(field) => <input {...field} required maxLength={200} defaultValue={subcategory?.values.name} />}
            </DeskField>
            <DeskField label="Of the category" name="category_id" id="subcategory-category">
              {(field) => (
                <select {...field} className="select" defaultValue={subcategory?.values.category_id}>
                  <NamedOptions of={categories} />
                </select>
              )}
            </DeskField>
          </div>
          <button className="btn btn--line" type="submit" name="intent" value="subcategory">
            Make it
          </button>
        </Form>
      </section>
      <section aria-labelledby="collections-title">
        <h2 id="collections-title">Collections: lists across categories</h2>
        <PlaceList places={collections} subcategories={[]} />
      </section>
      <NewPlace intent="collection" title="New collection" failure={typedInto("collection")} />
      <p>
        <Link to="/desk/products?missing=category">Products without a category</Link>
      </p>
    </>
  );
}

interface NewPlaceProps {
  intent: "category" | "collection";
  title: string;
  failure: FormFailure | undefined;
}

function NewPlace({ intent, title, failure }: NewPlaceProps) {
  return (
    <Form method="post" className="desk-form" aria-labelledby={`${intent}-title`}>
      <h2 id={`${intent}-title`}>{title}</h2>
      <DeskField label="Name" name="name" id={`${intent}-name`}>
        {(field) => <input {...field} required maxLength={200} defaultValue={failure?.values.name} />}
      </DeskField>
      <button className="btn btn--line" type="submit" name="intent" value={intent}>
        Make it
      </button>
    </Form>
  );
}
