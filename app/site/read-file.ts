/** Reads one file of the dealer's folder against its schema; a mistake is told with its line and what would be right. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { check } from "./explain.ts";
import { ENDINGS } from "./folder.ts";

/** What is wrong with the dealer's folder, in lines that begin with the file and the line. */
export class SiteMistake extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join("\n"));
    this.mistakes = mistakes;
  }
}

/** @param name as mistakes call it, relative to the folder */
export function readData<Schema extends z.ZodType>(file: string, name: string, schema: Schema): z.infer<Schema> {
  return parseData(readFileSync(file, "utf8"), name, schema);
}

/** YAML, and so JSON too. `firstLine` counts what stands above the text in its file. */
export function parseData<Schema extends z.ZodType>(
  text: string,
  name: string,
  schema: Schema,
  firstLine = 0,
): z.infer<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  const at = (offset: number) => `${name}:${lines.linePos(offset).line + firstLine}`;
  const [broken] = document.errors;
  if (broken) throw new SiteMistake([`${at(broken.pos[0])}: is not written as YAML should be: ${broken.message}`]);
  const data = withoutSchema(toPlain(document, name) ?? {});
  const checked = check(schema, data);
  if ("data" in checked) return checked.data;
  throw new SiteMistake(
    checked.complaints.map(
      ({ path, complaint }) =>
        `${at(offsetOf(document, path))}: ${[path.join("."), complaint].filter(Boolean).join(" ")}`,
    ),
  );
}

/** The file and the line at which something stands that was found wrong later, as mistakes begin. */
export function placeOf(folder: string, name: string, path: readonly PropertyKey[]): string {
  const found = ENDINGS.map((ending) => name + ending).find((file) => existsSync(join(folder, file)));
  if (!found) return name;
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(folder, found), "utf8"), { lineCounter: lines, merge: true });
  return `${found}:${lines.linePos(offsetOf(document, path)).line}`;
}

/** @throws SiteMistake where aliases within aliases would fill the memory */
function toPlain(document: Document, name: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new SiteMistake([`${name}:1: repeats too much by aliases (*name): ${(error as Error).message}`]);
  }
}

/** Names the schema for editors, as JSON files do. */
function withoutSchema(data: unknown): unknown {
  if (data === null || typeof data !== "object" || Array.isArray(data)) return data;
  const { $schema, ...rest } = data as Record<string, unknown>;
  return rest;
}

/** Where the named thing stands, or the innermost that is there of what should hold it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const steps = path.slice(0, length);
    const above = length === 1 ? document.contents : document.getIn(steps.slice(0, -1), true);
    if (isMap(above)) {
      const pair = above.items.find(({ key }) => isNode(key) && String(key) === String(steps.at(-1)));
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(steps, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return isNode(document.contents) && document.contents.range ? document.contents.range[0] : 0;
}
