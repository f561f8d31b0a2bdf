/** Checks data against a schema, and says each mistake in a dealer's words: what is wrong, and what would be right. */
import type { z } from "zod";
import { editDistance } from "#app/catalogue/edit-distance.ts";

export interface Complaint {
  path: PropertyKey[];
  complaint: string;
}

type Issue = z.core.$ZodIssue;

/** @returns what the schema reads from `data`, or one complaint for each mistake */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): { data: z.infer<Schema> } | { complaints: Complaint[] } {
  const parsed = schema.safeParse(data, { reportInput: true, error: toKnownKeys });
  return parsed.success ? { data: parsed.data } : { complaints: parsed.error.issues.flatMap(explain) };
}

/** The message about keys that are not known: those that are. */
function toKnownKeys({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  const { shape = {} } = (inst?._zod.def ?? {}) as { shape?: object };
  return code === "unrecognized_keys" ? Object.keys(shape).join(" ") : undefined;
}

function explain(issue: Issue): Complaint[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") {
    const known = issue.message.split(" ").filter(Boolean);
    return issue.keys.map((key) => ({ path: [...path, key], complaint: unknownKey(key, known) }));
  }
  if (issue.code === "invalid_key") return [{ path, complaint: issue.issues[0]?.message ?? issue.message }];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    // The alternative that got furthest is the one that was meant.
    const nearest = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
    return nearest.flatMap((inner) => explain({ ...inner, path: [...path, ...inner.path] } as Issue));
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
  return (values.length === 1 ? "" : "one of ") + new Intl.ListFormat("en-GB", { type: "disjunction" }).format(values);
}

function unknownKey(key: string, known: readonly string[]): string {
  const meant = known.find((name) => editDistance(name.toLowerCase(), key.toLowerCase()) <= 2);
  if (meant) return `is not known here: ${JSON.stringify(meant)} is meant?`;
  return known.length > 0 ? `is not known here: what may stand here is ${known.join(", ")}` : "is not known here";
}
