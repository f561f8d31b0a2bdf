/** The part of a document that one page edits: its fields, or an entry of one of its lists. */
import { data } from "react-router";
import { z } from "zod";
import { schemaOf } from "#app/site/documents.ts";
import {
  entryOf,
  type FormSchema,
  fieldsOf,
  isPaged,
  kindOf,
  nameEntry,
  ROOT,
  titleOf,
} from "../form/form-schema.ts";
import {
  type Fault,
  fromEntries,
  listRepeatedKeys,
  type Part,
  toEntries,
  toFormTexts,
} from "../form/form-texts.server.ts";

/** A list whose entries have pages of their own. */
interface PagedList {
  path: string[];
  title: string;
  schema: FormSchema;
}

export type DocumentPart = ReturnType<typeof findPart>;

/** @throws the 404 response for a name that no document can have */
export function formSchemaOf(name: string): FormSchema {
  const schema = schemaOf(name);
  if (!schema || name === "outline") throw data(null, { status: 404 });
  return z.toJSONSchema(schema, { io: "input" }) as FormSchema;
}

/** The document's lists whose entries have pages of their own. */
export function listPaged(schema: FormSchema, title: string, path: string[] = []): PagedList[] {
  if (isPaged(schema, path.length === 0)) return [{ path, title, schema }];
  if (kindOf(schema) !== "group") return [];
  return fieldsOf(schema, undefined).flatMap(({ key, field }) => {
    const name = titleOf(field, key);
    return listPaged(field, path.length === 0 ? name : `${title}: ${name}`, [...path, key]);
  });
}

/** The document's other fields; null for none. */
function withoutPaged(schema: FormSchema, isDocument: boolean): FormSchema | null {
  if (isPaged(schema, isDocument)) return null;
  if (!schema.properties) return schema;
  const fields = Object.entries(schema.properties).flatMap(([key, field]) => {
    const rest = withoutPaged(field, false);
    return rest ? [[key, rest] as const] : [];
  });
  return fields.length > 0 ? { ...schema, properties: Object.fromEntries(fields) } : null;
}

export const valueAt = (content: unknown, path: readonly string[]): unknown =>
  path.reduce((value: unknown, key) => (value as Part | undefined)?.[key], content);

export function withValueAt(content: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const part = content as Part | undefined;
  return { ...part, [key]: withValueAt(part?.[key], rest, value) };
}

/**
 * The part that a page's URL names: `at=sections.3` an entry, `at=sections.new` a new one with the
 * texts in the other parameters.
 *
 * @param form has the entry's name, by which it is found if it was moved meanwhile
 * @throws the 404 response for a place that is not there
 */
export function findPart(
  document: FormSchema,
  title: string,
  content: unknown,
  query: URLSearchParams,
  form?: FormData,
) {
  const lists = listPaged(document, title);
  const at = query.get("at");
  if (at === null) return wholeDocument(document, title, content, lists);
  const path = at.split(".").slice(0, -1);
  const place = at.split(".").at(-1);
  const list = lists.find((each) => each.path.join(".") === path.join("."));
  const entries = list ? toEntries(list.schema, valueAt(content, path)) : [];
  const isNew = place === "new";
  const asked = isNew ? entries.length : Number(place);
  if (!list || (!isNew && !Object.hasOwn(entries, asked))) throw data(null, { status: 404 });
  const schema = entryOf(list.schema);
  const isMeant = (entry: unknown) => nameOf(schema, entry) === form?.get("entry");
  const moved = isNew || isMeant(entries[asked]) ? -1 : entries.findIndex(isMeant);
  const index = moved < 0 ? asked : moved;
  const value = isNew ? readQuery(schema, query) : entries[index];
  const withEntry = (entry: unknown) =>
    entry === undefined ? entries.toSpliced(index, 1) : entries.toSpliced(index, 1, entry);
  return {
    schema,
    /** As it is saved; undefined for a new document. */
    value,
    /** Of the value in the document. */
    path: list.schema.items ? [...path, index] : path,
    title: isNew ? `New ${schema.title?.toLowerCase() ?? "entry"}` : nameOf(schema, value),
    isEntry: true,
    isNew,
    /** Returns the whole document with another value of the part; undefined removes an entry. */
    replace: (entry: unknown) =>
      withValueAt(content, path, fromEntries(list.schema, withEntry(entry))),
    /** What is wrong with a value beside the others of its list. */
    check: (entry: unknown): Fault[] =>
      list.schema.items ? [] : listRepeatedKeys(withEntry(entry) as Part[], path),
  };
}

function wholeDocument(
  document: FormSchema,
  title: string,
  content: unknown,
  lists: readonly PagedList[],
) {
  return {
    /** Null for a document that is one list. */
    schema: withoutPaged(document, true),
    value: content,
    path: [],
    title,
    isEntry: false,
    isNew: false,
    replace: (value: unknown) =>
      lists.reduce((whole, { path }) => {
        const list = valueAt(content, path);
        return list === undefined ? whole : withValueAt(whole, path, list);
      }, value),
    check: (): Fault[] => [],
  };
}

/** Such as the type of a new section, or what visitors searched for. */
function readQuery(schema: FormSchema, query: URLSearchParams): Part {
  const texts = fieldsOf(schema, query.get("type")).flatMap(({ key, field }) => {
    const text = query.get(key)?.slice(0, 300);
    return text && ["text", "fixed"].includes(kindOf(field)) ? [[key, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** What an entry is called in a list. */
export function nameOf(schema: FormSchema, value: unknown): string {
  const name = nameEntry(schema, toFormTexts(schema, value), ROOT) || "Entry";
  // A redirect or a synonym.
  const { to } = (value ?? {}) as Part;
  return typeof to === "string" ? `${name} → ${to}` : name;
}
