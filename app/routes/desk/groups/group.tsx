/** Edits, retires and removes one category, collection or subcategory. */

import { data, Link } from "react-router";
import {
  type ApiCategory,
  type ApiSubcategory,
  CategoryUpdate,
  GroupRemoval,
  SubcategoryUpdate,
} from "#app/contract/groups.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { DeskForm, FailureNotice } from "../form/desk-form.tsx";
import { GROUP, GROUP_REMOVAL, SUBCATEGORY, toOption } from "../form/fields.ts";
import { TickBox } from "../form/form-fields.tsx";
import {
  listCategoryOptions,
  readChanges,
  readFields,
  toTexts,
  versionOf,
} from "../form/form-values.server.ts";
import { redirectWithNotice, requireTick, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/group";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.group.name ?? "Group"} | Desk` },
];

const FIELDS = { categories: GROUP, subcategories: SUBCATEGORY };
const NAMES = { categories: "category", subcategories: "subcategory" };

/** @throws a 404 for an unknown kind */
function toKind(text: string): keyof typeof NAMES {
  if (text === "categories" || text === "subcategories") return text;
  throw data(null, { status: 404 });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const kind = toKind(params.kind);
  const groups: (ApiCategory | ApiSubcategory)[] =
    kind === "categories" ? await api.listAllCategories() : await api.listAllSubcategories();
  const group = groups.find(({ id }) => String(id) === params.id);
  if (!group) throw data(null, { status: 404 });
  const values = { category_id: null, ...group };
  return {
    kind,
    group,
    version: versionOf(FIELDS[kind], values),
    texts: toTexts(FIELDS[kind], values),
    others: groups.filter(({ id }) => id !== group.id).map(toOption),
    options: { category_id: await listCategoryOptions(api) },
  };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const kind = toKind(params.kind);
  const id = Number(params.id);
  return trySend({ request, url }, async (form) => {
    if (form.get("intent") === "remove") {
      requireTick(form);
      const { move_to } = GroupRemoval.parse(readFields(form, GROUP_REMOVAL));
      await api.deleteGroup(kind, id, move_to);
      return redirectWithNotice("/desk/categories", `Removed the ${NAMES[kind]}.`);
    }
    const options = { category_id: await listCategoryOptions(api) };
    const Update = kind === "categories" ? CategoryUpdate : SubcategoryUpdate;
    const { name } = await api.changeGroup(kind, id, ({ retired, category_id = null, ...row }) => {
      const record = { ...row, category_id, retired: retired === 1 };
      const changes = readChanges(form, FIELDS[kind], { record, options });
      // The name stays: an update without a field is refused.
      return Update.parse({ name: row.name, ...changes });
    });
    return `Saved ${name}.`;
  });
}

export default function GroupPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { kind, group, others, texts, options, version } = loaderData;
  return (
    <>
      <div>
        <p>
          <Link to="/desk/categories">Categories</Link>
        </p>
        <h1>{group.name}</h1>
        <p className="desk-hint">
          {!group.retired && (
            <>
              <a href={`/collections/${group.slug}`}>See the public page</a>
              {" · "}
            </>
          )}
          <Link to="/desk/facts/collections">Texts of its page</Link>
          {" · "}
          <Link to="/desk/facts/questions">Questions</Link>
        </p>
      </div>
      <FailureNotice failure={failure} />
      <DeskForm
        version={version}
        fields={FIELDS[kind]}
        texts={texts}
        options={options}
        failure={failure}
        hasNotice={false}
        preventScrollReset={false}
      />
      <details>
        <summary className="desk-summary">Remove this {NAMES[kind]}</summary>
        <DeskForm
          id="remove"
          fields={GROUP_REMOVAL}
          options={{ move_to: others }}
          failure={failure}
          hasNotice={false}
          intent="remove"
          submit="Remove"
          button="btn btn--small desk-danger"
          preventScrollReset={false}
        >
          <TickBox name="sure" value="yes" required text={`Remove ${group.name} permanently`} />
        </DeskForm>
      </details>
    </>
  );
}
