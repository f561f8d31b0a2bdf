/** `company.yaml`: name, addresses, phone numbers, locale, prices, delivery and appearance. */
import { z } from "zod";
import { LANGUAGES, toLanguage } from "#app/languages/language.ts";
import { colour, date, email, link, list, phone, picture, readableColour, text } from "./common.ts";

/** Whether it throws nothing with the text. */
const isAccepted = (make: (text: string) => unknown) => (text: string) => {
  try {
    make(text);
    return true;
  } catch {
    return false;
  }
};
const isZone = isAccepted((timeZone) => new Intl.DateTimeFormat("en", { timeZone }));
const isLocale = isAccepted((name) => new Intl.Locale(name));
const isPattern = isAccepted((pattern) => new RegExp(pattern, "u"));
const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

const REQUIRED_ABROAD = "required outside India";

const fields = z.strictObject({
  name: text.describe("Name of the shop, as customers know it"),
  brand: text.optional().meta({
    title: "Brand of products without one",
    description: "For search engines only; pages show none",
  }),
  since: z.int().min(1700).max(2100).optional().meta({ title: "Year the business started" }),
  region: text.optional().meta({
    title: "Delivery region",
    description: "Such as Kerala, shown as 'Available across Kerala'",
  }),
  phone: phone.describe("Phone number of customer service"),
  whatsapp: phone.optional().meta({
    title: "WhatsApp",
    description: "Mobile number; if missing, pages offer no chat",
  }),
  supportEmail: email,
  salesEmail: email.optional().describe("Receives quote requests; default: the support email"),
  footerHours: text.optional(),
  contactHours: text.optional(),
  headquarters: z.strictObject({
    street: text,
    town: text,
    state: text.optional(),
    pin: text.meta({ title: "Postal code" }),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, "must be a country code of two capital letters, such as IN"),
  }),
  social: list(link).meta({ title: "Social networks" }),
  supportSite: link.optional().describe("Shown under the first column of the footer"),
  corporateSite: link.optional(),
  replyPromise: text.optional().describe("Completes the sentence 'We reply …'"),
  locale: z
    .string()
    .refine(isLocale, "must be a language and a country, such as en-IN")
    .optional()
    .describe(`Format of numbers and dates, such as en-IN; ${REQUIRED_ABROAD}`),
  languages: list(z.enum(LANGUAGES)).meta({
    title: "Further languages",
    description: "Beside the language of the locale, such as ml; their pages begin with /ml",
  }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be three capital letters, such as INR")
    .refine((code) => CURRENCIES.has(code), "must be an ISO 4217 currency, such as INR")
    .optional()
    .describe(`Currency of all prices, such as INR; ${REQUIRED_ABROAD}`),
  timeZone: z
    .string()
    .refine(isZone, "must be a time zone, such as Asia/Kolkata")
    .optional()
    .describe(`Time zone of opening hours and dates, such as Asia/Kolkata; ${REQUIRED_ABROAD}`),
  callingCode: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, "must be the country's calling code, such as '91'")
    .optional()
    .describe(`Added to phone numbers without a calling code, such as '91'; ${REQUIRED_ABROAD}`),
  postalCode: z
    .strictObject({
      label: text,
      pattern: z.string().refine(isPattern, "must be a regular expression, such as [1-9]\\d{5}"),
      example: text,
    })
    .optional()
    .describe(`Name and format of postal codes; ${REQUIRED_ABROAD}`),
  listingBadge: z
    .enum(["featured", "all", "none"])
    .default("featured")
    .describe("Which cards in lists show the badge"),
  badgeText: text.optional(),
  finance: list(z.strictObject({ name: text, offer: text.optional() })).describe(
    "Payment options, listed on product pages",
  ),
  prices: z
    .enum(["hidden", "structured-data", "page"])
    .default("hidden")
    .describe("Where prices appear: nowhere, in data for search engines, or also on pages"),
  tax: z
    .strictObject({
      name: text.describe("Name of the tax, such as GST"),
      rate: z.number().min(0).max(100).describe("In percent, for products without their own rate"),
      included: z.boolean().default(true).meta({ title: "The prices in the catalogue include it" }),
    })
    .optional()
    .describe("Shown beside prices, with the amount without or with tax; leave out to show no tax"),
  stock: z
    .strictObject({
      shown: z.boolean().default(true).meta({ title: "Product pages show it" }),
      in: text.optional().meta({ title: "If there is stock" }),
      out: text.optional().meta({ title: "If there is none" }),
      ask: text.optional().meta({ title: "What to do if there is none" }),
    })
    .optional(),
  rating: z
    .strictObject({
      value: z.number().min(1).max(5),
      reviews: z.int().min(1),
      until: date
        .optional()
        .describe(
          "Date of the latest review. Products added later are not rated; if missing, none is rated",
        ),
    })
    .optional()
    .describe("Rating by customers, for search engines. Leave out if there is none"),
  delivery: z
    .strictObject({
      freeAbove: z.number().min(0).meta({ title: "Free for orders above this amount" }),
      freeRadiusKm: z.number().min(0).meta({ title: "Free within this distance, in km" }),
      time: text,
      setup: text.optional().describe("Such as 'Professional setup available'"),
    })
    .optional(),
  colours: z
    .strictObject({
      signal: colour.optional().describe("Colour of shapes and large marks"),
      action: readableColour
        .optional()
        .describe("Colour of links and buttons; needs a contrast of 4.5:1 on white"),
      actionPressed: readableColour
        .optional()
        .describe("Buttons under the pointer; darker than action"),
    })
    .default({}),
  logo: picture
    .optional()
    .describe(
      "SVG, or a picture at least 88 px high. Replaces the name if it is more than twice as wide as high",
    ),
  logoOnDark: picture.optional().describe("The logo on the dark background of the footer"),
  icon: picture.optional().describe("Square icon of the browser tab, preferably SVG"),
});

/** Defaults for a shop in India. */
export const INDIA = {
  locale: "en-IN",
  currency: "INR",
  timeZone: "Asia/Kolkata",
  callingCode: "91",
  postalCode: { label: "PIN code", pattern: "[1-9]\\d{5}", example: "110 001" },
};

export const company = fields
  .check(
    z.superRefine<Partial<z.infer<typeof fields>>>(
      (company, context) => {
        const country = company.headquarters?.country ?? "IN";
        if (country === "IN") return;
        for (const key of Object.keys(INDIA) as (keyof typeof INDIA)[])
          if (company[key] === undefined)
            context.addIssue({
              code: "custom",
              path: [key],
              input: "",
              message: `is required for a shop in ${country}, for example ${JSON.stringify(INDIA[key])} in India`,
            });
      },
      // Runs even if there are other errors, so that all errors are reported together.
      { when: ({ value }) => typeof value === "object" && value !== null },
    ),
  )
  .transform(
    ({
      locale = INDIA.locale,
      languages,
      currency,
      timeZone,
      callingCode,
      postalCode,
      ...company
    }) => ({
      ...company,
      locale,
      // The first one stays the first, also where it is named among the others.
      languages: [...new Set(languages)].filter((each) => each !== toLanguage(locale)),
      currency: currency ?? INDIA.currency,
      timeZone: timeZone ?? INDIA.timeZone,
      callingCode: callingCode ?? INDIA.callingCode,
      postalCode: postalCode ?? INDIA.postalCode,
    }),
  )
  .meta({ title: "Company" });
