import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { schemaOf } from "#app/site/documents.ts";
import { readFolder } from "#app/site/folder.ts";
import type { Company } from "#app/site/site.ts";
import { CompanyContext } from "#app/ui/company.ts";
import type { FieldTexts } from "./fields.ts";
import { type FormSchema, ROOT } from "./form-schema.ts";
import { changeEntries, readFormTexts, toErrors, toFormTexts } from "./form-texts.server.ts";
import { SchemaFields } from "./schema-fields.tsx";

const COMPANY = { locale: "en-IN", currency: "INR" } as Company;
const toSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as FormSchema;

function render(schema: FormSchema, texts: FieldTexts, errors = {}): string {
  const fields = <SchemaFields schema={schema} name={ROOT} texts={texts} errors={errors} />;
  const router = createMemoryRouter([{ path: "/", element: fields }]);
  return renderToStaticMarkup(
    <CompanyContext value={COMPANY}>
      <RouterProvider router={router} />
    </CompanyContext>,
  );
}

const decode = (text = "") =>
  text.replace(
    /&(quot|lt|gt|amp|#x27);/g,
    (_, name) => ({ quot: '"', lt: "<", gt: ">", amp: "&", "#x27": "'" })[name as "quot"],
  );

/** What a browser sends of the rendered fields. */
function submit(html: string): FieldTexts {
  const texts: FieldTexts = {};
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  for (const [, tag = "", text] of html.matchAll(
    /<(input[^>]*|textarea[^>]*|select[^>]*)>(?:\n?([^<]*)<\/textarea>|((?:<option[^>]*>[^<]*<\/option>)*)<\/select>)?/g,
  )) {
    const name = attribute(tag, "name");
    const isUnticked = tag.includes('type="checkbox"') && !tag.includes("checked");
    if (!name || isUnticked || tag.includes('type="file"')) continue;
    const end = html.slice(html.indexOf(`<${tag}>`)).split("</select>")[0];
    const selected = /<option value="([^"]*)" selected/.exec(end ?? "")?.[1];
    const value = tag.startsWith("input")
      ? (attribute(tag, "value") ?? (tag.includes("checkbox") ? "on" : ""))
      : tag.startsWith("select")
        ? selected
        : text;
    texts[name] = [...(texts[name] ?? []), decode(value)];
  }
  return texts;
}

const { documents } = await readFolder("app/site/demonstration");

it.each([...documents].filter(([name]) => name !== "outline"))(
  "renders %s and reads it back as it was",
  (name, content) => {
    const schema = schemaOf(name) as z.ZodType;
    const form = toSchema(schema);
    const sent = submit(render(form, toFormTexts(form, content)));
    expect(schema.parse(readFormTexts(form, sent).value)).toEqual(schema.parse(content));
  },
);

describe("any document", () => {
  const text = z.string().trim().min(1);
  const schema = z.strictObject({
    text,
    lines: z.array(text),
    choice: z.enum(["a", "b"]).default("b"),
    check: z.boolean().default(true),
    number: z.number().optional(),
    group: z.strictObject({ inner: text, more: z.array(text).default([]) }).optional(),
    entries: z.array(
      z.discriminatedUnion("type", [
        z.strictObject({ type: z.literal("one"), list: z.array(z.strictObject({ text })) }),
        z.strictObject({
          type: z.literal("two"),
          either: z.union([z.strictObject({ a: text }), z.strictObject({ b: text })]),
        }),
      ]),
    ),
    record: z.record(text, z.array(z.strictObject({ text }))).default({}),
  });
  const form = toSchema(schema);
  const line = fc
    .string({ minLength: 1 })
    .map((each) => each.replace(/\s/g, " ").trim())
    .filter(Boolean);
  const anyText = fc
    .string()
    .map((each) => each.replace(/\r/g, "").trim())
    .filter(Boolean);
  const texts = fc.array(fc.record({ text: anyText }));
  const document = fc.record(
    {
      text: anyText,
      lines: fc.array(line),
      choice: fc.constantFrom("a", "b"),
      check: fc.boolean(),
      number: fc
        .double({ noNaN: true, noDefaultInfinity: true })
        .filter((each) => !Object.is(each, -0)),
      group: fc.record({ inner: anyText, more: fc.array(line) }),
      entries: fc.array(
        fc.oneof(
          fc.record({ type: fc.constant("one"), list: texts }),
          fc.record({
            type: fc.constant("two"),
            either: fc.oneof(fc.record({ a: anyText }), fc.record({ b: anyText })),
          }),
        ),
      ),
      record: fc.dictionary(line, texts),
    },
    { requiredKeys: ["text", "lines", "entries"] },
  );

  it("is the same after its form was sent", () => {
    fc.assert(
      fc.property(document, (value) => {
        const read = readFormTexts(form, toFormTexts(form, value));
        expect(schema.parse(read.value)).toEqual(schema.parse(value));
        expect(read.faults).toEqual([]);
      }),
    );
  });

  it("has its errors at their fields, after entries were moved too", () => {
    const texts = toFormTexts(form, {
      text: "x",
      lines: [],
      entries: [
        { type: "one", list: [{ text: "first" }] },
        { type: "two", either: { a: "second" } },
      ],
    });
    const sent = new FormData();
    for (const [name, values] of Object.entries(texts))
      for (const value of values) sent.append(name, value);
    sent.set("intent", "up:value.entries.1");
    expect(changeEntries(sent)).toBe("value.entries.1");
    expect(sent.getAll("value.entries")).toEqual(["1", "0"]);
    sent.set("intent", "add:value.entries.0.list");
    expect(changeEntries(sent)).toBe("value.entries.0.list.1");
    const { parts } = readFormTexts(form, { ...texts, "value.entries": ["1", "0"] });
    const path = ["entries", 1, "list", 0, "text"];
    const errors = toErrors([{ path, message: "must not be empty" }], parts);
    expect(errors).toEqual({
      "value.entries.0.list.0.text": "Entries, entry 2, List, entry 1, Text must not be empty",
    });
    const html = render(form, texts, errors);
    expect(html).toContain('id="value.entries.0.list.0.text-error"');
    expect(html.match(/<details[^>]* open/g)).toHaveLength(2);
  });

  it("does not lose one of two entries of the same key", () => {
    const texts = toFormTexts(form, { record: { a: [], b: [] } });
    const { faults, parts } = readFormTexts(form, { ...texts, "value.record.1.key": ["a"] });
    expect(toErrors(faults, parts)).toEqual({
      "value.record.1": "Record, entry 2 is there already",
    });
  });
});
