/** Converts every accepted shape of a product's parts to the stored one. */
import { z } from "zod";
import { ApiProductImage } from "./product-parts.ts";
import { line, prose } from "./writing.ts";

/** The URL of an image, or a path on this site. */
export const ImageUrl = z
  .string()
  .max(2000)
  .regex(
    /^(?:https?:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/,
    "must be an http URL or a path that begins with /",
  );

/** A video's id on its platform; empty for none. */
const VideoId = z.string().regex(/^[\w-]{0,64}$/);

const ImageObject = ApiProductImage.partial()
  .extend({
    // Responses contain an empty URL beside a video's id.
    image_url: z.union([ImageUrl, z.literal("")]).optional(),
    url: ImageUrl.optional().meta({ description: "The same as image_url" }),
    alt_text: line(500).optional(),
    width: z.int().min(1).max(100_000).optional(),
    height: z.int().min(1).max(100_000).optional(),
    file_name: line(255).optional(),
    youtube_id: VideoId.optional(),
    facebook_id: VideoId.optional(),
  })
  .refine(({ image_url, url }) => !image_url || url === undefined || image_url === url, {
    path: ["url"],
    message: "must equal image_url",
  })
  .transform(({ url, image_url, ...image }) => ({ ...image, image_url: image_url || url }))
  .refine(
    (image) => image.image_url || image.youtube_id || image.facebook_id,
    "must have an image_url, a youtube_id or a facebook_id",
  )
  .meta({ id: "ProductImageWrite", description: "Ids are assigned again" });

const Image = z.union([ImageUrl.transform((image_url) => ({ image_url })), ImageObject]);
export type ImageWrite = z.infer<typeof ImageObject>;

/** The same value, or its JSON in a string. */
function orJson<T extends z.ZodType>(schema: T) {
  const parsed = z
    .string()
    .max(1_000_000)
    .transform((json, context) => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "must be valid JSON if it is text" });
        return z.NEVER;
      }
    })
    .pipe(schema);
  return z.union([schema, parsed.meta({ type: "string", description: "The same as JSON text" })]);
}

/** The value under the first name that is present; other names must have the same value. */
function firstOf(
  record: Record<string, unknown>,
  names: readonly string[],
  context: z.core.$RefinementCtx,
): string | undefined {
  const [first, ...others] = names.filter((name) => record[name] !== undefined);
  if (first === undefined) return undefined;
  for (const other of others) {
    if (record[other] === record[first]) continue;
    context.addIssue({ code: "custom", path: [other], message: `must equal ${first}` });
  }
  return String(record[first]);
}

/** An object whose name and text may each have one of several keys. */
function pairOf(
  names: readonly string[],
  name: z.ZodType,
  texts: readonly string[],
  text: z.ZodType,
) {
  const shape = [
    ...names.map((key) => [key, name.optional()]),
    ...texts.map((key) => [key, text.optional()]),
  ];
  return z
    .strictObject(Object.fromEntries(shape))
    .transform((record: Record<string, unknown>, context) => ({
      name: firstOf(record, names, context),
      text: firstOf(record, texts, context),
    }));
}

function requireText(
  field: string,
  value: string | undefined,
  context: z.core.$RefinementCtx,
): string {
  if (value === undefined)
    context.addIssue({ code: "custom", path: [field], message: "is missing" });
  return value ?? "";
}

const SPECIFICATION_NAME = line(200, 1);
const SPECIFICATION = z.union([line(1000, 1), z.number()]);

const Specification = pairOf(
  ["name", "heading", "title", "label"],
  SPECIFICATION_NAME,
  ["value", "content", "description"],
  SPECIFICATION,
).transform(({ name, text }, context) => ({
  name: requireText("name", name, context),
  value: requireText("value", text, context),
}));

const SpecificationTable = z
  .record(SPECIFICATION_NAME, SPECIFICATION)
  .transform((table) =>
    Object.entries(table).map(([name, value]) => ({ name, value: String(value) })),
  );

const MAX_SPECIFICATIONS = 200;
export const SpecificationsWrite = orJson(
  z.union([
    z.array(Specification).max(MAX_SPECIFICATIONS),
    SpecificationTable.refine(
      (list) => list.length <= MAX_SPECIFICATIONS,
      `must have at most ${MAX_SPECIFICATIONS} entries`,
    ),
  ]),
);

const TITLE = line(1000, 1);
const TITLES = ["title", "heading", "name"];
const TEXTS = ["description", "content", "text", "value"];

const Feature = z.union([
  TITLE.transform((title) => ({ title, description: "" })),
  pairOf(TITLES, TITLE, TEXTS, prose(5000)).transform(({ name, text }, context) => {
    if (name !== undefined) return { title: name, description: text ?? "" };
    // Without a title, the text becomes the title.
    const { data, error } = TITLE.safeParse(text);
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue, path: ["title"] });
    return { title: data ?? "", description: "" };
  }),
]);
export const FeaturesWrite = orJson(z.array(Feature).max(200));

const Section = pairOf(TITLES, line(500, 1), TEXTS, prose(20_000)).transform(
  ({ name, text }, context) => ({
    title: requireText("title", name, context),
    content: text ?? "",
  }),
);
export const SectionsWrite = orJson(z.array(Section).max(50));

/** The largest numbers of entries in lists of links and pictures. */
export const MOST = { subcategories: 100, collections: 100, fits: 2000, pictures: 50 };

export const ImagesWrite = orJson(z.array(Image).max(MOST.pictures));

/** Text, or an object that contains it. */
export function textWrite(longest: number) {
  const names = ["text", "content", "description", "value"];
  const text = prose(longest);
  const container = pairOf([], text, names, text);
  return z.union([
    text,
    container.transform((pair, context) => requireText("text", pair.text, context)),
  ]);
}
