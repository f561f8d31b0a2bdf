/** Edits a document of the shop, or an entry of one of its lists. */
import { data, Form, Link } from "react-router";
import { site } from "#app/site/site.server.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { FailureNotice } from "../form/desk-form.tsx";
import { textsOf } from "../form/fields.ts";
import { PICTURES, Suggestions, TickBox } from "../form/form-fields.tsx";
import { alternativesOf, entryOf, ROOT, toAddLabel } from "../form/form-schema.ts";
import { changeEntries, toEntries, toFormTexts } from "../form/form-texts.server.ts";
import { readIntent } from "../form/form-values.server.ts";
import { SchemaFields } from "../form/schema-fields.tsx";
import { redirectWithNotice, requireTick, trySendFiles } from "../form/try-send.server.ts";
import type { Route } from "./+types/document";
import { type DocumentPart, findPart, listPaged, nameOf, valueAt } from "./document-part.server.ts";
import { EntryLinks } from "./entry-links.tsx";
import { preparePreview, showPreview } from "./preview.server.ts";
import { RedirectTools } from "./redirect-tools.tsx";
import {
  importRedirects,
  listUnanswered,
  moveEntry,
  openDocument,
  requireVersion,
  saveDocument,
  savePart,
  storePictures,
} from "./save-document.server.ts";

export const middleware: Route.MiddlewareFunction[] = [showPreview];

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
    at: url.searchParams.get("at"),
    part: part.schema && {
      schema: part.schema,
      texts: toFormTexts(part.schema, part.value),
      title: part.title,
      isEntry: part.isEntry,
      isNew: part.isNew,
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
    href: pageOf(name, part),
    pictures: site.pictures.names,
    unknown: name === "redirects" ? await listUnanswered(api) : null,
  };
}

/** Where a document, or an entry of a document by the slugs of lists, is seen. */
function pageOf(name: string, { value, isNew }: DocumentPart): string | null {
  const { key } = (value ?? {}) as { key?: unknown };
  if (["collections", "questions", "advice"].includes(name) && key && !isNew)
    return `/collections/${key}`;
  return PAGES[name] ?? (name.startsWith("pages/") ? name.slice("pages".length) : null);
}

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
  return trySendFiles({ request, url }, async (form) => {
    const document = await openDocument(api, params["*"]);
    const { schema, title, content } = document;
    const part = findPart(schema, title, content, url.searchParams, form);
    const [intent, key] = readIntent(form);
    const here = `/desk/facts/${document.name}`;
    if (document.name === "redirects" && intent === "import") {
      await importRedirects(api, document, form);
      return redirectWithNotice(here, "Added the redirects.");
    }
    if (form.has("list")) {
      requireVersion(document, form);
      await saveDocument(api, document, moveEntry(document, form));
      return redirectWithNotice(here, "Saved the order.");
    }
    const isPreview = url.searchParams.has("preview");
    if (!isPreview) await storePictures(api, form);
    if (key.startsWith(ROOT)) {
      const focus = changeEntries(form);
      const message = "Not saved yet. Save when you are ready.";
      return data({ message, errors: {}, texts: textsOf(form), differences: [], focus });
    }
    if (intent === "remove") {
      requireTick(form);
      requireVersion(document, form);
      await saveDocument(api, document, part.isEntry ? part.replace(undefined) : null);
      return redirectWithNotice(part.isEntry ? here : "/desk/facts", `Removed ${part.title}.`);
    }
    const { name } = document;
    const href = pageOf(name, part) ?? "/";
    const save = (changed: unknown) =>
      isPreview
        ? preparePreview(context, api, { href, name, content: changed })
        : saveDocument(api, document, changed);
    return savePart(save, document, part, form, here);
  });
}

export default function Document({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { name, title, description, version, at, part, lists, isRemovable, href, pictures } =
    loaderData;
  const { unknown } = loaderData;
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
        {href && version > 0 && <a href={href}>See it on the site</a>}
      </div>
      <FailureNotice failure={failure} />
      {part && (
        <Form
          method="post"
          encType="multipart/form-data"
          className="desk-form"
          noValidate
          preventScrollReset
          key={`${name} ${at} ${shown}`}
        >
          <input type="hidden" name="version" value={shown} />
          <input type="hidden" name="entry" value={part.title} />
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
              {failure?.differences.length ? "Save again" : "Save"}
            </button>
            {href && (
              <button
                className="btn btn--line"
                type="submit"
                formAction={`?${at === null ? "" : `at=${at}&`}preview`}
                formTarget="_blank"
              >
                Preview
              </button>
            )}
            {((part.isEntry && !part.isNew) || isRemovable) && (
              <>
                <TickBox name="sure" value="yes" text={`Remove ${part.title} for good`} />
                <button
                  className="btn btn--small desk-danger"
                  type="submit"
                  name="intent"
                  value="remove"
                >
                  Remove
                </button>
              </>
            )}
          </div>
        </Form>
      )}
      {lists.map((list) => (
        <EntryLinks key={list.path} list={list} version={version} />
      ))}
      {unknown && <RedirectTools unknown={unknown} version={version} failure={failure} />}
      <Suggestions id={PICTURES} texts={pictures} />
    </>
  );
}
