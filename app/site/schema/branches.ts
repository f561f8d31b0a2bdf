/** `branches.yaml`: where the dealer's shops are, when they open and what they do. */
import { z } from "zod";
import { address, date, email, phone, picture, position, slug, text } from "./common.ts";

const day = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
const span = "\\d{1,2}:[0-5]\\d-\\d{1,2}:[0-5]\\d";

/** Hours of weekdays: "Mon-Sat": "8:30-13:00, 14:00-18:30", Sun: closed. */
export const hours = z
  .record(
    z.string().regex(new RegExp(`^${day}(?:-${day})?$`), "must be a weekday or a span of them, as in Mon or Mon-Sat"),
    z
      .string()
      .regex(
        new RegExp(`^(?:closed|${span}(?:, ${span})*)$`),
        "must be closed or hours on the 24-hour clock in quotes, as in '8:30-13:00, 14:00-18:30'",
      ),
  )
  .describe("Weekdays and their hours; a day that is not named is closed");

const holiday = z.strictObject({
  date: date,
  name: text,
});

export const branch = z.strictObject({
  slug,
  name: text,
  type: text.default("Branch").describe("As in Head Office or Branch"),
  district: slug.describe("One of the districts above"),
  address: text,
  position: position.optional().describe("Without it the branch is in lists, never on a map"),
  mapUrl: address.optional(),
  phone,
  whatsapp: phone.optional(),
  email: email.optional(),
  picture: picture.optional(),
  hours,
  holidays: z.array(holiday).default([]).describe("Days on which this branch alone is closed"),
  services: z.array(text).default([]),
  listed: z
    .boolean()
    .default(true)
    .describe("False: not among the cards of the branches page, only where all are listed"),
});

export const branchesFile = z.strictObject({
  description: text.optional().describe("Of the branches page, for search engines"),
  lead: text.optional().describe("Under the branches page's title"),
  mapCentre: position.optional().describe("Where a map begins; the middle of the branches without it"),
  holidays: z.array(holiday).default([]).describe("Days on which every branch is closed"),
  districts: z.array(z.strictObject({ key: slug, label: text })).default([]),
  branches: z.array(branch).min(1, "must name at least one branch, the head office first"),
});
