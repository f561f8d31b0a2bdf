/** Bodies of hostile requests with their types: forms, multipart forms, JSON and plain text. */
import fc from "fast-check";
import { anyText, MARK } from "./hostile-texts.ts";

const FORM_FIELDS = [
  "name",
  "email",
  "phone",
  "subject",
  "message",
  "website",
  "branch",
  "product",
  "password",
  "action",
  "__proto__",
];
const form = fc
  .array(
    fc.tuple(
      fc.constantFrom(...FORM_FIELDS),
      fc.oneof(anyText, fc.constantFrom(MARK, "a@example.com", "general", "x".repeat(20_000))),
    ),
    { maxLength: 8 },
  )
  .map((pairs) =>
    new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString(),
  );
const multipart = fc
  .tuple(form, fc.constantFrom("--x--\r\n", "--x", "", "--y--\r\n"), fc.boolean())
  .map(([fields, end, named]) => {
    const parts = [...new URLSearchParams(fields)].map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; ${named ? `name="${name}"` : `filename="${MARK}"`}\r\n\r\n${value}\r\n`,
    );
    return parts.join("") + end;
  });
const json = fc.oneof(
  fc.json(),
  fc.constantFrom("{", "[[[[", '{"name":', "null", `"${"[".repeat(20_000)}"`, "[".repeat(50_000)),
  anyText,
);
export const body = fc.oneof(
  fc.tuple(fc.constant("application/x-www-form-urlencoded"), form),
  fc.tuple(
    fc.constantFrom(
      "multipart/form-data; boundary=x",
      "multipart/form-data",
      "multipart/form-data; boundary=",
    ),
    multipart,
  ),
  fc.tuple(fc.constantFrom("application/json", "application/json; charset=x"), json),
  fc.tuple(fc.constantFrom("text/plain", MARK, ""), anyText),
);
