/** Turns validation errors into messages that name the field. */
import { z } from "zod";

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const EXAMPLES: Record<string, string> = {
  date: " such as 2026-01-31",
  datetime: " such as 2026-01-31T09:30:00Z",
};

const quoted = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(", ");

/** The message of an issue whose schema has none. */
function toSentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "is missing";
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case "too_small":
      return toLimit(issue.origin, issue.minimum, "at least", "more");
    case "too_big":
      return toLimit(issue.origin, issue.maximum, "at most", "fewer");
    case "invalid_value":
      return issue.values.length === 1
        ? `must be ${quoted(issue.values)}`
        : `must be one of ${quoted(issue.values)}`;
    case "invalid_format":
      return issue.pattern && issue.format === "regex"
        ? `must match ${issue.pattern}`
        : `must be a ${issue.format}${EXAMPLES[issue.format] ?? ""}`;
    default:
      return undefined;
  }
}

function toLimit(origin: string, limit: number | bigint, bound: string, beyond: string): string {
  if (origin === "string") return `must be ${limit.toLocaleString("en")} characters or ${beyond}`;
  return origin === "array" ? `must have ${bound} ${limit} entries` : `must be ${bound} ${limit}`;
}

z.config({ customError: toSentence });

const has = (code: z.core.$ZodIssue["code"]) => (issues: z.core.$ZodIssue[]) =>
  issues.some((issue) => issue.code === code && issue.path.length === 0);
const isOfAnotherKind = (issues: z.core.$ZodIssue[]): boolean =>
  has("invalid_type")(issues) ||
  issues.some(
    (issue) =>
      issue.code === "invalid_union" &&
      issue.path.length === 0 &&
      issue.errors.every(isOfAnotherKind),
  );
const hasUnknownFields = has("unrecognized_keys");

/** Of a union's errors, picks those of the form that the sender meant: same type, known fields. */
export function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== "invalid_union") return issue;
  const alike = issue.errors.filter((issues) => !isOfAnotherKind(issues));
  const [meant] = alike.find((issues) => !hasUnknownFields(issues)) ?? alike[0] ?? [];
  if (meant) return innermost({ ...meant, path: [...issue.path, ...meant.path] });
  const kinds = issue.errors.flatMap(([first]) =>
    first ? [innermost(first).message.replace("must be ", "")] : [],
  );
  return { ...issue, message: kinds.length > 0 ? `must be ${kinds.join(" or ")}` : issue.message };
}

/** The message without the field, for readers who see the value. */
export function toErrorText(issue: z.core.$ZodIssue): string {
  return toValidationMessage({ issues: [{ ...issue, path: [] }] }).replace(/^The body /, "");
}

/** "images.0.image_url: must not be empty", or "The body must be an object". */
export function toValidationMessage(error: Pick<z.core.$ZodError, "issues">): string {
  const [first] = error.issues;
  if (!first) return "The request is not valid";
  const issue = innermost(first);
  const unknown = issue.code === "unrecognized_keys";
  const field = unknown ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  const message = unknown ? "is not a known field" : issue.message;
  return field.length > 0 ? `${field.join(".")}: ${message}` : `The body ${message}`;
}
