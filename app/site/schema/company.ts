/** `company.yaml`: the dealer's names, numbers, addresses, promises and switches. */
import { z } from "zod";
import { date, email, link, phone, picture, text } from "./common.ts";

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a colour such as '#b84300', in quotes");

const isZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};
const isLocale = (name: string) => {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
};
const isPattern = (pattern: string) => {
  try {
    return Boolean(new RegExp(pattern, "u"));
  } catch {
    return false;
  }
};

const isGivenAbroad = "outside India it must be given";

const fields = z.strictObject({
  name: text.describe("As customers know the shop"),
  brand: text.optional().describe("The maker that search engines are told of a product without one; pages name none"),
  since: z.int().min(1700).max(2100).optional().describe("Year the business started"),
  region: text.optional().describe("Where the shop delivers, as in 'Available across Kerala'"),
  phone: phone.describe("Customer service"),
  whatsapp: phone.optional().describe("A mobile number with WhatsApp; without it no chat is offered"),
  supportEmail: email,
  salesEmail: email.optional().describe("Where quote requests go; the support address without it"),
  footerHours: text.optional(),
  contactHours: text.optional(),
  headquarters: z.strictObject({
    street: text,
    town: text,
    state: text,
    pin: text.describe("Postal code"),
    country: z.string().regex(/^[A-Z]{2}$/, "must be the country's two capital letters, as in IN"),
  }),
  social: z.array(link).default([]),
  supportSite: link.optional().describe("Stands under the footer's first column"),
  corporateSite: link.optional(),
  replyPromise: text.optional().describe("Completes 'We reply …'"),
  locale: z
    .string()
    .refine(isLocale, "must be a language and a country, as in en-IN")
    .optional()
    .describe(`How numbers and dates are written, as in en-IN; ${isGivenAbroad}`),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be three capital letters, as in INR")
    .optional()
    .describe(`Of all prices, as in INR; ${isGivenAbroad}`),
  timeZone: z
    .string()
    .refine(isZone, "must be a time zone, as in Asia/Kolkata")
    .optional()
    .describe(`In which hours are told, as in Asia/Kolkata; ${isGivenAbroad}`),
  callingCode: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, "must be the country's calling code in quotes, as in '91'")
    .optional()
    .describe(`Before numbers without one, as in '91'; ${isGivenAbroad}`),
  postalCode: z
    .strictObject({
      label: text,
      pattern: z.string().refine(isPattern, "must be a regular expression, as in [1-9]\\d{5}"),
      example: text,
    })
    .optional()
    .describe(`How the country's postal codes are called and written; ${isGivenAbroad}`),
  listingBadge: z
    .enum(["featured", "all", "none"])
    .default("featured")
    .describe("Which cards of a list carry the badge"),
  badgeText: text.default("Featured"),
  finance: z
    .array(z.strictObject({ name: text, offer: text.default("Available") }))
    .default([])
    .describe("Ways to pay, as product pages list them"),
  prices: z
    .enum(["hidden", "structured-data", "page"])
    .default("hidden")
    .describe("Nowhere, for search engines alone, or for visitors too"),
  stock: z
    .strictObject({
      shown: z.boolean().default(true),
      in: text.default("In stock"),
      out: text.default("Out of stock"),
      ask: text.default("Ask the branch").describe("Beside a product that is out of stock"),
    })
    .default({ shown: true, in: "In stock", out: "Out of stock", ask: "Ask the branch" }),
  rating: z
    .strictObject({
      value: z.number().min(1).max(5),
      reviews: z.int().min(1),
      until: date
        .optional()
        .describe("The day of the latest review; products added later are not rated. Without it no product is"),
    })
    .optional()
    .describe("Told to search engines; leave it out unless customers gave it"),
  delivery: z
    .strictObject({
      freeAbove: z.number().min(0).describe("Orders above this are delivered free, in the currency"),
      freeRadiusKm: z.number().min(0),
      time: text,
      setup: text.optional().describe("As in 'Professional setup available'"),
    })
    .optional(),
  colours: z
    .strictObject({
      signal: colour.optional().describe("Shapes and large marks"),
      action: colour.optional().describe("Text links and filled buttons; needs 4.5:1 on white"),
      actionPressed: colour.optional().describe("Filled buttons under the pointer, darker than action"),
    })
    .default({}),
  logo: picture
    .optional()
    .describe(
      "Beside the name, or instead of it where it is more than twice as wide as high; a drawing (SVG) or a picture of at least 88 px height",
    ),
  logoOnDark: picture.optional().describe("The same for the dark ground of the footer"),
  icon: picture.optional().describe("The browser tab's picture, square, best as SVG"),
});

/** What stands where a shop in India says nothing. */
const INDIA = {
  locale: "en-IN",
  currency: "INR",
  timeZone: "Asia/Kolkata",
  callingCode: "91",
  postalCode: { label: "PIN code", pattern: "[1-9]\\d{5}", example: "110 001" },
};

export const company = fields
  .superRefine((given, context) => {
    const { country } = given.headquarters;
    if (country === "IN") return;
    for (const key of Object.keys(INDIA) as (keyof typeof INDIA)[])
      if (given[key] === undefined)
        context.addIssue({
          code: "custom",
          path: [key],
          input: "",
          message: `must be given for a shop in ${country}; a shop in India would have ${JSON.stringify(INDIA[key])}`,
        });
  })
  .transform(({ locale, currency, timeZone, callingCode, postalCode, ...given }) => ({
    ...given,
    locale: locale ?? INDIA.locale,
    currency: currency ?? INDIA.currency,
    timeZone: timeZone ?? INDIA.timeZone,
    callingCode: callingCode ?? INDIA.callingCode,
    postalCode: postalCode ?? INDIA.postalCode,
  }));
