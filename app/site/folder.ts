/** Reads the documents of a shop's folder, and writes them. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname, join, parse, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isSeq, type Node, parseDocument, stringify } from "yaml";
import { DEMONSTRATION } from "#app/env.server.ts";
import { checkDocuments, type Documents, type Finding } from "./documents.ts";
import { openPictures } from "./pictures.ts";
import { parsePage, parseYaml, readText, SiteError } from "./read-file.ts";

export const isDemonstration = (folder: string) => resolve(folder) === resolve(DEMONSTRATION);

/** Lines of its catalogue; none where the demonstration was deleted. */
export function readDemonstrationLines(): string[] {
  const file = join(DEMONSTRATION, "catalogue.jsonl");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
}

const ENDINGS = [".yaml", ".yml", ".json"];

/** @throws {SiteError} with all errors */
export async function readFolder(folder: string) {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new SiteError([`${folder}: the folder does not exist`]);
  const errors: string[] = [];
  const files = new Map<string, ReturnType<typeof readOne>>();
  const unreadable = new Set<string>();
  for (const [name, file] of listFiles(folder)) {
    try {
      files.set(name, readOne(folder, file));
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      errors.push(...error.errors);
      unreadable.add(name);
    }
  }
  const pictures = await openPictures(folder);
  // An unreadable file is there nevertheless: links lead to its page.
  const documents = new Map<string, unknown>(
    [...files.keys(), ...unreadable].map((name) => [name, files.get(name)?.content]),
  );
  const findings = checkDocuments(documents, pictures).filter(
    ({ document }) => !unreadable.has(document),
  );
  const toLine = ({ document, path, message, near }: Finding) => {
    const { file, lineOf } = files.get(document) ?? { file: `${document}.yaml` };
    const line = lineOf && (path.length > 0 || near) ? `:${lineOf(path, near)}` : "";
    const field = near ? "" : path.join(".");
    return `${file}${line}: ${[field, message].filter(Boolean).join(" ")}`;
  };
  const { warnings = [], faults = [] } = Object.groupBy(findings, ({ isWarning }) =>
    isWarning ? "warnings" : "faults",
  );
  errors.push(...faults.map(toLine), ...pictures.errors);
  if (errors.length > 0) throw new SiteError(errors);
  /** Warnings are one per line, each beginning with file and line. */
  return { documents, pictures, warnings: warnings.map(toLine) };
}

function readOne(folder: string, file: string) {
  const text = readText(join(folder, file), file);
  return { file, ...(file.endsWith(".md") ? parsePage : parseYaml)(text, file) };
}

/** The files of documents, by the document's name. */
function listFiles(folder: string): Map<string, string> {
  const list = (below: string, endings: readonly string[]) => {
    const files = existsSync(join(folder, below)) ? readdirSync(join(folder, below)).sort() : [];
    return files.filter((file) => endings.includes(extname(file))).map((file) => below + file);
  };
  const files = [...list("", ENDINGS), ...list("towns/", ENDINGS), ...list("pages/", [".md"])];
  return new Map(files.map((file) => [file.slice(0, -extname(file).length), file]));
}

/**
 * Makes the folder's files equal to the documents. Files of equal content stay as they are, others
 * keep the comments beside what is unchanged.
 *
 * @returns the files that were written or removed
 */
export function writeFolder(folder: string, documents: Documents): string[] {
  const files = listFiles(folder);
  const written: string[] = [];
  for (const [name, content] of documents) {
    const file = files.get(name) ?? name + endingOf(name);
    const path = join(folder, file);
    if (files.has(name) && isDeepStrictEqual(tryRead(folder, file), content)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, toText(content, file, existsSync(path) ? readText(path, file) : ""));
    written.push(file);
  }
  for (const [name, file] of files) {
    if (documents.has(name)) continue;
    rmSync(join(folder, file));
    written.push(file);
  }
  return written;
}

function endingOf(name: string): string {
  if (name === "outline") return ".json";
  return name.startsWith("pages/") ? ".md" : ".yaml";
}

function tryRead(folder: string, file: string): unknown {
  try {
    return readOne(folder, file).content;
  } catch {
    return undefined;
  }
}

function toText(content: unknown, file: string, before: string): string {
  if (file.endsWith(".json")) return `${JSON.stringify(content, null, 2)}\n`;
  const name = file.startsWith("towns/") ? "../schema/towns" : `schema/${parse(file).name}`;
  const forEditors = `# yaml-language-server: $schema=${name}.json\n`;
  if (!file.endsWith(".md")) return (before ? "" : forEditors) + toYaml(content, before);
  const { body, ...head } = content as { body: string };
  const [, headBefore = ""] = /^---\r?\n(.*?\n)---\r?\n/s.exec(before) ?? [];
  return `---\n${toYaml(head, headBefore)}---\n${body}`;
}

function toYaml(content: unknown, before: string): string {
  const document = parseDocument(before, { merge: true });
  if (document.errors.length > 0 || document.contents === null)
    return stringify(content, { lineWidth: 0 });
  document.contents = update(document, document.contents, content) as typeof document.contents;
  return document.toString({ lineWidth: 0 });
}

/** The node with this value: a list of entries and each entry keep their comments. */
function update(document: Document, node: unknown, value: unknown): Node {
  if (isDeepStrictEqual((node as Node | undefined)?.toJS?.(document), value)) return node as Node;
  if (isMap(node) && isRecord(value)) {
    for (const { key } of [...node.items]) if (!Object.hasOwn(value, String(key))) node.delete(key);
    for (const [key, each] of Object.entries(value))
      node.set(key, update(document, node.get(key, true), each));
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const { items } = node;
    node.items = value.map((each, index) => {
      const same = items.find((item) => isDeepStrictEqual((item as Node).toJS(document), each));
      return same ?? update(document, items[index], each);
    });
    return node;
  }
  return document.createNode(value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
