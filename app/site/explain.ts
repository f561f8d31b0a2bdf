/** Checks data against a schema; each error describes the mistake and the allowed values. */
import type { z } from "zod";
import { editDistance } from "#app/catalogue/edit-distance.ts";

interface Fault {
  path: PropertyKey[];
  message: string;
}

type Issue = z.core.$ZodIssue;

/** @returns the parsed data, or one error for each mistake */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): { data: z.infer<Schema> } | { faults: Fault[] } {
  const parsed = schema.safeParse(data, { reportInput: true, error: toKnownKeys });
  return parsed.success ? { data: parsed.data } : { faults: parsed.error.issues.flatMap(explain) };
}

/** Uses the known keys as the message of an error about unknown keys. */
function toKnownKeys({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  const { shape = {} } = (inst?._zod.def ?? {}) as { shape?: object };
  return code === "unrecognized_keys" ? Object.keys(shape).join(" ") : undefined;
}

function explain(issue: Issue): Fault[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") {
    const known = issue.message.split(" ").filter(Boolean);
    return issue.keys.map((key) => ({ path: [...path, key], message: unknownKey(key, known) }));
  }
  if (issue.code === "invalid_key")
    return [{ path, message: issue.issues[0]?.message ?? issue.message }];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    // Assumes the alternative whose error is deepest.
    const nearest =
      [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
    return nearest.flatMap((inner) =>
      explain({ ...inner, path: [...path, ...inner.path] } as Issue),
    );
  }
  return [{ path, message: toMessage(issue) }];
}

const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));

function toMessage(issue: Issue): string {
  if (issue.code === "invalid_type") {
    const { expected, input } = issue;
    const name = NAMES[expected] ?? expected;
    if (input === undefined) return `is missing. Enter ${name}`;
    const quotes = expected === "string" && typeof input === "number" ? " in quotes" : "";
    return `must be ${name}${quotes}, not ${quote(input)}`;
  }
  if (issue.code === "invalid_value") {
    return `must be ${oneOf(issue.values.map(String))}, not ${quote(issue.input)}`;
  }
  if (issue.code === "invalid_union" && "discriminator" in issue) {
    return `${issue.message}, not ${quote((issue.input as Record<string, unknown>)?.[String(issue.discriminator)])}`;
  }
  const { code, message } = issue;
  if ((code === "too_small" || code === "too_big") && !message.startsWith("must")) {
    const bound = code === "too_small" ? `least ${issue.minimum}` : `most ${issue.maximum}`;
    return `must ${issue.origin === "number" ? "be" : "have"} at ${bound}, not ${quote(issue.input)}`;
  }
  return issue.input === undefined || issue.input === ""
    ? issue.message
    : `${issue.message}, not ${quote(issue.input)}`;
}

const NAMES: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, with each entry on a line that starts with a hyphen",
  object: "a group of named values, indented below the name",
  record: "a group of named values, indented below the name",
};

function quote(value: unknown): string {
  if (value === null || value === undefined) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of named values";
  const text = String(value);
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function oneOf(values: readonly string[]): string {
  return (
    (values.length === 1 ? "" : "one of ") +
    new Intl.ListFormat("en-GB", { type: "disjunction" }).format(values)
  );
}

function unknownKey(key: string, known: readonly string[]): string {
  const meant = known.find((name) => editDistance(name.toLowerCase(), key.toLowerCase()) <= 2);
  if (meant) return `is not a known name. Did you mean ${JSON.stringify(meant)}?`;
  return known.length > 0
    ? `is not a known name. Use one of ${known.join(", ")}`
    : "is not a known name";
}
