/** One category, collection or subcategory: its name, address and description; retiring and removing it. */
import { data, Form, Link } from "react-router";
import { z } from "zod";
import { Category, Subcategory } from "#app/contract/place-in-catalogue.ts";
import { readForm } from "#app/http/form.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import type { DeskApi } from "../desk-api.server.ts";
import { DeskField } from "../form/desk-field.tsx";
import { redirectDone } from "../form/done.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { failForm, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/place";
import { KINDS, type Kind, parseKind } from "./kinds.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.place.name ?? "Place"} | Desk` }];

type Place = Category | Subcategory;

function listPlaces(api: DeskApi, kind: Kind): Promise<{ data: Place[] }> {
  return kind === "categories"
    ? api.list("/admin/categories", Category)
    : api.list("/admin/subcategories", Subcategory);
}

/** @throws a 404 for an address that none has. */
function toKind(text: string | undefined): Kind {
  const kind = parseKind(text);
  if (kind === null) throw data(null, { status: 404 });
  return kind;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const kind = toKind(params.kind);
  const { data: places } = await listPlaces(api, kind);
  const place = places.find(({ id }) => String(id) === params.id);
  if (!place) throw data(null, { status: 404 });
  const parents = kind === "subcategories" ? (await listPlaces(api, "categories")).data : [];
  return {
    kind,
    place,
    others: places.filter(({ id }) => id !== place.id).map(({ id, name }) => ({ id, name })),
    parents: parents.map(({ id, name }) => ({ id, name })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const kind = toKind(params.kind);
  const form = await readForm(request);
  const path = `/${kind}/${encodeURIComponent(params.id)}`;
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return trySend(form, async () => {
    if (form.get("intent") === "remove") {
      if (form.get("sure") !== "yes")
        return failForm(form, "Tick the box first: what is removed cannot be brought back");
      const moveTo = Number(form.get("move_to")) || null;
      await api.send("DELETE", moveTo === null ? path : `${path}?move_to=${moveTo}`, z.unknown());
      return redirectDone("/desk/categories", "Removed it.");
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
  const { kind, place, others, parents } = loaderData;
  const values: Record<string, string | number | null> = failure?.values ?? {
    name: place.name,
    slug: place.slug,
    description: place.description,
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
                {parents.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
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
      <details>
        <summary className="desk-summary">Remove this {KINDS[kind].one}</summary>
        <Form method="post" className="desk-form">
          <DeskField label="Its products and its address go to" name="move_to">
            {(field) => (
              <select {...field} className="select">
                <option value="">None: only possible where nothing uses it</option>
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
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
