/** Reads one file of a shop's folder, and finds the lines of its values. */
import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { type Document, isMap, isNode, LineCounter, parseDocument } from "yaml";
import { decode } from "./redirects.ts";

/** Errors in a shop's folder, one per line, each beginning with file and line. */
export class SiteError extends Error {
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    super(errors.join("\n"));
    this.errors = errors;
  }
}

interface ReadFile {
  content: unknown;
  /** The line of a value, or of its innermost existing parent; `near` is a text in it. */
  lineOf(path: readonly PropertyKey[], near?: string): number;
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

/**
 * YAML, including JSON. `firstLine` is the number of lines above the text in its file.
 *
 * @param name as shown in errors, relative to the folder
 * @throws SiteError
 */
export function parseYaml(text: string, name: string, firstLine = 0): ReadFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine;
  if (document.errors.length > 0)
    throw new SiteError(
      document.errors.map(
        ({ pos, message }) => `${name}:${lineAt(pos[0])}: is not valid YAML: ${message}`,
      ),
    );
  return {
    content: withoutSchema(toPlain(document, name) ?? {}),
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

const PAGE = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

/** A page: its head is YAML between two lines of three hyphens, its body Markdown. */
export function parsePage(text: string, name: string): ReadFile {
  const [, head, body] = PAGE.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new SiteError([
      `${name}:1: must begin with title, lead and group between two lines of three hyphens`,
    ]);
  const { content, lineOf } = parseYaml(head, name, 1);
  const lines = text.split("\n");
  return {
    content: { ...Object(content), body },
    lineOf(path, near) {
      const index = near
        ? lines.findIndex((line) => line.includes(near) || line.includes(decode(near)))
        : -1;
      return index < 0 ? lineOf(path) : index + 1;
    },
  };
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
