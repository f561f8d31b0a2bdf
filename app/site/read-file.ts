/** Reads one file of a shop's folder by its schema; errors have the line and the allowed values. */
import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { check } from "./explain.ts";
import { ENDINGS } from "./folder.ts";

/** Errors in a shop's folder, one per line, each beginning with file and line. */
export class SiteError extends Error {
  readonly errors: readonly string[];
  /** The data with the errors; null if it could not be read. */
  readonly data: unknown;

  constructor(errors: readonly string[], data: unknown = null) {
    super(errors.join("\n"));
    this.errors = errors;
    this.data = data;
  }
}

/** @param name as shown in errors, relative to the folder */
export function readData<Schema extends z.ZodType>(
  file: string,
  name: string,
  schema: Schema,
): z.infer<Schema> {
  return parseData(readText(file, name), name, schema);
}

/** @throws SiteError for a file in another encoding than UTF-8 */
export function readText(file: string, name: string): string {
  const bytes = readFileSync(file);
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const lines = bytes.toString("latin1").split("\n");
  const line = lines.findIndex((text) => !isUtf8(Buffer.from(text, "latin1")));
  throw new SiteError([
    `${name}:${line + 1}: is not UTF-8, so that its accents would be lost. Save the file again as UTF-8`,
  ]);
}

/** YAML, including JSON. `firstLine` is the number of lines above the text in its file. */
export function parseData<Schema extends z.ZodType>(
  text: string,
  name: string,
  schema: Schema,
  firstLine = 0,
): z.infer<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  const at = (offset: number) => `${name}:${lines.linePos(offset).line + firstLine}`;
  if (document.errors.length > 0)
    throw new SiteError(
      document.errors.map(({ pos, message }) => `${at(pos[0])}: is not valid YAML: ${message}`),
    );
  const data = withoutSchema(toPlain(document, name) ?? {});
  const checked = check(schema, data);
  if ("data" in checked) return checked.data;
  throw new SiteError(
    checked.faults.map(
      ({ path, message }) =>
        `${at(offsetOf(document, path))}: ${[path.join("."), message].filter(Boolean).join(" ")}`,
    ),
    data,
  );
}

/** The file and the line of a value, as the start of an error. */
export function toFileAndLine(folder: string, name: string, path: readonly PropertyKey[]): string {
  const found = ENDINGS.map((ending) => name + ending).find((file) =>
    existsSync(join(folder, file)),
  );
  if (!found) return name;
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(folder, found), "utf8"), {
    lineCounter: lines,
    merge: true,
  });
  return `${found}:${lines.linePos(offsetOf(document, path)).line}`;
}

/** @throws SiteError where nested aliases expand to too many values */
function toPlain(document: Document, name: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new SiteError([
      `${name}:1: has too many nested aliases (*name): ${(error as Error).message}`,
    ]);
  }
}

/** Drops the `$schema` that JSON files contain for editors. */
function withoutSchema(data: unknown): unknown {
  if (data === null || typeof data !== "object" || Array.isArray(data)) return data;
  const { $schema, ...rest } = data as Record<string, unknown>;
  return rest;
}

/** The offset of the value at a path, or of its innermost existing parent. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const steps = path.slice(0, length);
    const above = length === 1 ? document.contents : document.getIn(steps.slice(0, -1), true);
    if (isMap(above)) {
      const pair = above.items.find(
        ({ key }) => isNode(key) && String(key) === String(steps.at(-1)),
      );
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(steps, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return isNode(document.contents) && document.contents.range ? document.contents.range[0] : 0;
}
