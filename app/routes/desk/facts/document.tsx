/** Edits a document of the shop, or an entry of one of its lists. */
import { data, Form, Link } from "react-router";
import { site } from "#app/site/site.server.ts";
import { Field } from "#app/ui/field.tsx";
import { requirePermission } from "../access/require-permission.server.ts";
import { readIntent } from "../form/edit-list.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { textsOf } from "../form/fields.ts";
import { PICTURES } from "../form/form-fields.tsx";
import { alternativesOf, entryOf, ROOT, toAddLabel } from "../form/form-schema.ts";
import { changeEntries, toEntries, toFormTexts } from "../form/form-texts.server.ts";
import { OrderedList } from "../form/list-editor.tsx";
import { redirectWithNotice } from "../form/notice.server.ts";
import { Select } from "../form/options.tsx";
import { SchemaFields } from "../form/schema-fields.tsx";
import { trySendFiles } from "../form/try-send.server.ts";
import type { Route } from "./+types/document";
import { findPart, listPaged, nameOf, valueAt } from "./document-part.server.ts";
import { RedirectTools } from "./redirect-tools.tsx";
import { importRedirects, listUnanswered } from "./redirects.server.ts";
import { moveEntry, openDocument, save, savePart, storePictures } from "./save-document.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? "Document"} | Desk` },
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const { name, schema, content, version, title } = await openDocument(api, params["*"]);
  const part = findPart(schema, title, content, url.searchParams);
  const lists = part.isEntry ? [] : listPaged(schema, title);
  return {
    name,
    title,
    description: schema.description,
    version,
    part: part.schema && {
      schema: part.schema,
      texts: toFormTexts(part.schema, part.value),
      title: part.title,
      isEntry: part.isEntry,
      isNew: part.value === undefined || url.searchParams.get("at")?.endsWith("new"),
    },
    lists: lists.map(({ path, title, schema }) => ({
      path: path.join("."),
      title,
      hint: schema.description,
      add: toAddLabel(schema, title),
      types: (alternativesOf(entryOf(schema)) ?? []).flatMap(({ title: name = "", properties }) => {
        const id = properties?.type?.const;
        return id === undefined ? [] : [{ id, name }];
      }),
      names: toEntries(schema, valueAt(content, path)).map((entry) =>
        nameOf(entryOf(schema), entry),
      ),
    })),
    isRemovable: name.includes("/") && version > 0 && !part.isEntry,
    href: PAGES[name] ?? (name.startsWith("pages/") ? name.slice("pages".length) : null),
    pictures: site.pictures.names,
    unknown: name === "redirects" ? await listUnanswered(api) : null,
  };
}

/** Where a document is seen. */
const PAGES: Record<string, string> = {
  home: "/",
  menus: "/",
  about: "/about",
  contact: "/contact",
  branches: "/branches",
  categories: "/collections/all-categories",
};

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  return trySendFiles(request, async (form) => {
    const document = await openDocument(api, params["*"]);
    const part = findPart(document.schema, document.title, document.content, url.searchParams);
    const [intent, key] = readIntent(form);
    const here = `/desk/facts/${document.name}`;
    if (document.name === "redirects" && intent === "import") {
      await importRedirects(api, document, form);
      return redirectWithNotice(here, "Added the redirects.");
    }
    if (form.has("list")) {
      await save(api, document, form, moveEntry(document, form));
      return redirectWithNotice(here, "Saved the order.");
    }
    await storePictures(api, form);
    if (key.startsWith(ROOT)) {
      const focus = changeEntries(form);
      const message = "Not saved yet. Save when you are ready.";
      return data({ message, errors: {}, texts: textsOf(form), differences: [], focus });
    }
    if (intent === "remove") {
      await save(api, document, form, part.isEntry ? part.replace(undefined) : null);
      return redirectWithNotice(part.isEntry ? here : "/desk/facts", `Removed ${part.title}.`);
    }
    return savePart(api, document, part, form, here);
  });
}

export default function Document({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { name, title, description, version, part, lists, isRemovable, href, pictures, unknown } =
    loaderData;
  const [shown = String(version)] = failure?.texts.version ?? [];
  return (
    <>
      <div>
        <p>
          <Link to="/desk/facts">Facts</Link>
          {part?.isEntry && (
            <>
              {" / "}
              <Link to={`/desk/facts/${name}`}>{title}</Link>
            </>
          )}
        </p>
        <h1>{part?.isEntry ? part.title : title}</h1>
        {!part?.isEntry && description && <p className="desk-hint">{description}</p>}
        {href && <a href={href}>See it on the site</a>}
      </div>
      <FailureNotice failure={failure} />
      {part && (
        <Form
          method="post"
          encType="multipart/form-data"
          className="desk-form"
          noValidate
          preventScrollReset
          key={shown}
        >
          <input type="hidden" name="version" value={shown} />
          {/* Enter in a text field presses the first button. */}
          <button className="sr" type="submit" tabIndex={-1} aria-hidden="true" />
          <SchemaFields
            schema={part.schema}
            name={ROOT}
            texts={failure?.texts ?? part.texts}
            errors={failure?.errors ?? {}}
          />
          <div className="desk-actions">
            <button className="btn" type="submit">
              {failure?.differences.length ? "Overwrite with my changes" : "Save"}
            </button>
            {((part.isEntry && !part.isNew) || isRemovable) && (
              <button
                className="btn btn--small desk-danger"
                type="submit"
                name="intent"
                value="remove"
              >
                Remove {part.title}
              </button>
            )}
          </div>
        </Form>
      )}
      {lists.map((list) => (
        <EntryLinks key={list.path} list={list} version={version} />
      ))}
      {unknown && <RedirectTools unknown={unknown} version={version} failure={failure} />}
      <datalist id={PICTURES}>
        {pictures.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

interface EntryLinksProps {
  list: Route.ComponentProps["loaderData"]["lists"][number];
  version: number;
}

/** A list's entries, each with its own page. */
function EntryLinks({ list: { path, title, hint, add, types, names }, version }: EntryLinksProps) {
  const at = (place: string | number) => `?at=${path ? `${path}.` : ""}${place}`;
  const id = `list-${path}`;
  return (
    <section className="desk-part" aria-labelledby={id}>
      <h2 id={id} className={path ? undefined : "sr"}>
        {title}
      </h2>
      {path && hint && <p className="desk-hint">{hint}</p>}
      <OrderedList
        entries={names.map((name, index) => ({
          key: index,
          name,
          title: <Link to={at(index)}>{name}</Link>,
        }))}
        texts={{ list: [path], version: [String(version)] }}
      />
      <Form className="desk-row">
        <input type="hidden" name="at" value={at("new").slice("?at=".length)} />
        {types.length > 0 && (
          <Field label="Kind" name="type" id={`${id}-type`}>
            {(field) => <Select {...field} options={types} />}
          </Field>
        )}
        <button className="btn btn--line" type="submit">
          {add}
        </button>
      </Form>
    </section>
  );
}
