/** One category, collection or subcategory: its name, address and description; retiring and removing it. */
import { Form, Link } from "react-router";
import { z } from "zod";
import { readForm } from "#app/http/form.ts";
import { site } from "#app/site/site.server.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { DeskField } from "../form/desk-field.tsx";
import { redirectDone } from "../form/done.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { NamedOptions } from "../form/named-options.tsx";
import { failForm, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/place";
import { findPlace, toKind } from "./find-place.server.ts";
import { KINDS } from "./kinds.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.place.name ?? "Place"} | Desk` }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const { kind, place, places, parents } = await findPlace(api, params.kind, params.id);
  const { named } = await api.readOverrides();
  return {
    kind,
    place,
    /** Whether the shop's folder has other words, which are not shown because these were changed here. */
    isBeforeFolder: named.includes(place.slug) && site.collections.has(place.slug),
    /** What its page says now. */
    folder: named.includes(place.slug) ? null : (site.collections.get(place.slug) ?? null),
    others: places.filter(({ id }) => id !== place.id).map(({ id, name }) => ({ id, name })),
    parents: parents.map(({ id, name }) => ({ id, name })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const kind = toKind(params.kind);
  const form = await readForm(request);
  const path = `/${kind}/${params.id}`;
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return trySend(form, async () => {
    if (form.get("intent") === "remove") {
      if (form.get("sure") !== "yes")
        return failForm(form, "Tick the box first: what is removed cannot be brought back");
      const moveTo = Number(form.get("move_to")) || null;
      await api.send("DELETE", moveTo === null ? path : `${path}?move_to=${moveTo}`, z.unknown());
      return redirectDone("/desk/categories", "Removed it.");
    }
    if (form.get("intent") === "folder") {
      const { place } = await findPlace(api, params.kind, params.id);
      await api.send("DELETE", `/overrides/named/${encodeURIComponent(place.slug)}`, z.unknown());
      return redirectDone(`/desk${path}`, "Its name and sentence are those of the shop's folder again.");
    }
    const parent = Number(form.get("category_id")) || null;
    const fields = {
      name: text("name"),
      slug: text("slug"),
      description: text("description"),
      retired: form.has("retired"),
      ...(kind === "subcategories" && { category_id: parent }),
    };
    const { name } = await api.send("PUT", path, z.object({ name: z.string() }), fields);
    return redirectDone(`/desk${path}`, `Saved ${name}.`);
  });
}

export default function PlacePage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { kind, place, others, parents, isBeforeFolder, folder } = loaderData;
  const values: Record<string, string | number | null> = failure?.values ?? {
    name: folder?.title ?? place.name,
    slug: place.slug,
    description: folder?.description ?? place.description,
    category_id: "category_id" in place ? place.category_id : null,
  };
  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined);
  return (
    <>
      <div>
        <p>
          <Link to="/desk/categories">Categories</Link>
        </p>
        <h1>{place.name}</h1>
        <p className="desk-hint">
          {!place.retired && (
            <>
              <a href={`/collections/${place.slug}`}>See its page</a>
              {" · "}
            </>
          )}
          <Link to={`/desk/${kind}/${place.id}/questions`}>Questions</Link>
        </p>
      </div>
      <FailureNotice failure={failure} />
      <Form method="post" className="desk-form" key={place.slug}>
        <DeskField label="Name" name="name" error={errorOf("name")}>
          {(field) => <input {...field} defaultValue={values.name ?? ""} />}
        </DeskField>
        <DeskField label="Address" name="slug" hint="The former address leads here for ever" error={errorOf("slug")}>
          {(field) => <input {...field} defaultValue={values.slug ?? ""} />}
        </DeskField>
        <DeskField label="One sentence under the name" name="description" error={errorOf("description")}>
          {(field) => <textarea {...field} rows={3} defaultValue={values.description ?? ""} />}
        </DeskField>
        {kind === "subcategories" && (
          <DeskField label="Of the category" name="category_id">
            {(field) => (
              <select {...field} className="select" defaultValue={values.category_id ?? ""}>
                <option value="">None</option>
                <NamedOptions of={parents} />
              </select>
            )}
          </DeskField>
        )}
        <label className="desk-check">
          <input
            type="checkbox"
            name="retired"
            defaultChecked={failure ? "retired" in failure.values : place.retired}
          />
          Retired: visitors no longer see it, its products stay
        </label>
        <button className="btn" type="submit">
          Save
        </button>
      </Form>
      {isBeforeFolder && (
        <Form method="post">
          <button className="btn btn--line btn--small" type="submit" name="intent" value="folder">
            Name and sentence as in the shop's folder again
          </button>
        </Form>
      )}
      <details>
        <summary className="desk-summary">Remove this {KINDS[kind].one}</summary>
        <Form method="post" className="desk-form">
          <DeskField label="Its products and its address go to" name="move_to">
            {(field) => (
              <select {...field} className="select">
                <option value="">None: only possible where nothing uses it</option>
                <NamedOptions of={others} />
              </select>
            )}
          </DeskField>
          <label className="desk-check">
            <input type="checkbox" name="sure" value="yes" required />
            Remove {place.name} for good
          </label>
          <button className="btn btn--small desk-danger" type="submit" name="intent" value="remove">
            Remove
          </button>
        </Form>
      </details>
    </>
  );
}
