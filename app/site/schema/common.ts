/** The pieces that more than one file of the dealer's folder is made of. */
import { z } from "zod";

/** Text that says something. */
export const text = z.string().trim().min(1, "must not be empty");

/** Lower-case words joined by hyphens, as addresses of pages are made of. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and single hyphens, as in water-pumps");

/** A page of this site or of another. */
export const address = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/, "must begin with / for a page of this site, or with https://");

export const email = z.email("must be an e-mail address, as in sales@example.com");

/** The name of a picture in the folder's `pictures`, with or without its ending. */
export const picture = z
  .string()
  .regex(/^[^./\\][^/\\]*$/, "must be the name of a file in the folder's pictures, as in counter.jpg");

/** A number as people write it; links need the country's code, which a number that begins with + has already. */
export const phone = z
  .string()
  .regex(
    /^\+?\(?\d[\d ()/.-]{4,24}$/,
    "must be a telephone number in quotes, as in '0468 222 0000' or '+91 94470 00000'",
  );

export const link = z.strictObject({ label: text, href: address });

export const position = z.strictObject({
  lat: z.number().min(-90).max(90).describe("Degrees north"),
  lng: z.number().min(-180).max(180).describe("Degrees east"),
});

/** What stands for a tile or a card: a picture of the folder, or the first picture of a product. */
export const pictured = {
  picture: picture.optional().describe("A file of the folder's pictures"),
  product: slug.optional().describe("The slug of a product, whose first picture is shown"),
};

export const scene = z.strictObject({
  picture,
  alt: text.describe("What the picture shows, for those who do not see it"),
});

export const question = z.strictObject({ question: text, answer: text });

export type Link = z.infer<typeof link>;
export type Question = z.infer<typeof question>;
/** As the folder names a picture: its own file, or a product's first picture. */
export interface PictureChoice {
  picture?: string | undefined;
  product?: string | undefined;
}

export const date = z.string().regex(/^\d{4}-\d\d-\d\d$/, "must be a date in quotes, as in '2026-08-26'");
