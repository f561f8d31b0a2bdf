/** Says a mistake that zod found in a dealer's words: what is wrong, and what would be right. */
import type { z } from "zod";

export interface Complaint {
  path: PropertyKey[];
  complaint: string;
}

type Issue = z.core.$ZodIssue;

/** One complaint for each mistake. */
export function explain(error: z.ZodError, schema: z.ZodType): Complaint[] {
  return error.issues.flatMap((issue) => explainIssue(issue, schema));
}

function explainIssue(issue: Issue, schema: z.ZodType): Complaint[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") {
    const known = keysAt(schema, path);
    return issue.keys.map((key) => ({ path: [...path, key], complaint: unknownKey(key, known) }));
  }
  if (issue.code === "invalid_key") return [{ path, complaint: issue.issues[0]?.message ?? issue.message }];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    // The alternative that got furthest is the one that was meant.
    const nearest = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
    return nearest.flatMap((inner) => explainIssue({ ...inner, path: [...path, ...inner.path] } as Issue, schema));
  }
  return [{ path, complaint: toComplaint(issue) }];
}

const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));

function toComplaint(issue: Issue): string {
  if (issue.code === "invalid_type") {
    return issue.input === undefined
      ? `is missing: it must be ${NAMES[issue.expected] ?? issue.expected}`
      : wrongType(issue);
  }
  if (issue.code === "invalid_value") {
    return `must be ${oneOf(issue.values.map(String))}, and is ${shown(issue.input)}`;
  }
  if (issue.code === "invalid_union" && "discriminator" in issue) {
    return `${issue.message}, and is ${shown((issue.input as Record<string, unknown>)?.[String(issue.discriminator)])}`;
  }
  if (issue.code === "too_small" && !issue.message.startsWith("must")) {
    return `must ${issue.origin === "number" ? "be" : "have"} at least ${issue.minimum}, and is ${shown(issue.input)}`;
  }
  if (issue.code === "too_big" && !issue.message.startsWith("must")) {
    return `must ${issue.origin === "number" ? "be" : "have"} at most ${issue.maximum}, and is ${shown(issue.input)}`;
  }
  return issue.input === undefined || issue.input === ""
    ? issue.message
    : `${issue.message}, and is ${shown(issue.input)}`;
}

const NAMES: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, each entry on a line that begins with a hyphen",
  object: "a group of named values, indented below it",
  record: "a group of named values, indented below it",
};

function wrongType(issue: Issue & { code: "invalid_type" }): string {
  const quotes = issue.expected === "string" && typeof issue.input === "number" ? " (put it in quotes)" : "";
  return `must be ${NAMES[issue.expected] ?? issue.expected}${quotes}, and is ${shown(issue.input)}`;
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of named values";
  const text = String(value);
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? `${values[0]}` : `one of ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}

function unknownKey(key: string, known: readonly string[]): string {
  const meant = known.find((name) => distance(name.toLowerCase(), key.toLowerCase()) <= 2);
  if (meant) return `is not known here: ${JSON.stringify(meant)} is meant?`;
  return known.length > 0 ? `is not known here: what may stand here is ${known.join(", ")}` : "is not known here";
}

/** Names that may stand at a place, as far as the schema tells. */
function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  let at = schema as z.core.$ZodType | undefined;
  for (const step of path) at = inner(unwrap(at), step);
  const object = unwrap(at);
  return object && "shape" in object._zod.def ? Object.keys(object._zod.def.shape as object) : [];
}

type Definition = {
  innerType?: z.core.$ZodType;
  /** Of a schema whose values are made into others. */
  in?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
};

function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  let at = schema;
  for (;;) {
    const definition = at?._zod.def as Definition | undefined;
    const within = definition?.innerType ?? definition?.in;
    if (!within) return at;
    at = within;
  }
}

function inner(schema: z.core.$ZodType | undefined, step: PropertyKey): z.core.$ZodType | undefined {
  const definition = schema?._zod.def as Definition | undefined;
  return definition?.shape?.[String(step)] ?? definition?.element ?? definition?.valueType;
}

/** How many letters have to be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
