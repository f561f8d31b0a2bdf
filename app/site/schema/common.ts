/** Schemas shared by several files of a shop's folder. */
import { z } from "zod";

/** Text that is not empty. */
export const text = z.string().trim().min(1, "must not be empty");

/** Text that may have several lines; a field of the form is as high. */
export const prose = text.meta({ format: "prose" });

/** Lower-case words joined by hyphens, such as URLs. */
export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "must be lower-case letters, digits and single hyphens, such as water-pumps",
  );

/** The URL of a page of this or another site. */
export const url = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https?:\/\/)\S*$/,
    "must begin with / for a page of this site, or with https://",
  )
  .meta({ title: "Link to" });

export const email = z.email("must be an email address, such as sales@example.com");

/** The name of a picture in the folder's `pictures`, with or without its extension. */
export const picture = z
  .string()
  .regex(
    /^[^./\\][^/\\]*$/,
    "must be the name of a file in the pictures folder, such as counter.jpg",
  )
  .meta({ format: "picture" });

/** A phone number in any notation. One with + includes the country code. */
export const phone = z
  .string()
  .regex(
    /^\+?\(?\d[\d ()/.-]{4,24}$/,
    "must be a phone number, such as '0468 222 0000' or '+91 94470 00000'",
  );

export const link = z.strictObject({ label: text, href: url });

/** A list that may be missing. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).default([]);

export const position = z.strictObject({
  lat: z.number().min(-90).max(90).meta({ title: "Latitude", description: "Degrees north" }),
  lng: z.number().min(-180).max(180).meta({ title: "Longitude", description: "Degrees east" }),
});

/** The picture of a tile or a card: a file of the folder, or a product's first picture. */
export const pictured = {
  picture: picture.optional(),
  product: slug.optional().describe("Slug of a product whose first picture is shown"),
};

export const scene = z.strictObject({
  picture,
  alt: text.meta({ title: "Alternative text", description: "What the picture shows" }),
});

export const question = z
  .strictObject({ question: text, answer: prose })
  .meta({ title: "Question" });

export type Link = z.infer<typeof link>;
export type SiteQuestion = z.infer<typeof question>;
/** A reference to a picture: a file of the folder, or a product's first picture. */
export interface PictureChoice {
  picture?: string | undefined;
  product?: string | undefined;
}

export const date = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, "must be a date, such as '2026-08-26'")
  .refine(isDay, "must be an existing date")
  .meta({ format: "date" });

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** WCAG contrast of "#rrggbb" with white. */
function contrastOnWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a colour, such as '#b84300'");
/** Required by WCAG AA for text. */
const MIN_CONTRAST = 4.5;
export const readableColour = colour.refine(
  (value) => contrastOnWhite(value) >= MIN_CONTRAST,
  "must be darker: links and buttons need a contrast of 4.5:1 with white",
);
