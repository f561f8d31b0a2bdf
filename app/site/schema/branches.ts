/** `branches.yaml`: the branches, their opening hours and services. */
import { z } from "zod";
import { date, email, phone, picture, position, slug, text, url } from "./common.ts";

const day = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
const time = "(?:[01]?\\d:[0-5]\\d|2[0-3]:[0-5]\\d|24:00)";
const span = `${time}-${time}`;

/** Whether the times of a day, such as "8:30-13:00, 14:00-18:30", come one after the other. */
function areInOrder(spans: string): boolean {
  const minutes = spans.split(/[-,]/).map((each) => {
    const [hour = 0, minute = 0] = each.split(":").map(Number);
    return 60 * hour + minute;
  });
  return minutes.every((minute, index) => index === 0 || minute > (minutes[index - 1] ?? 0));
}

/** Hours by weekday: "Mon-Sat": "8:30-13:00, 14:00-18:30", Sun: closed. */
const hours = z
  .record(
    z
      .string()
      .regex(
        new RegExp(`^${day}(?:-${day})?$`),
        "must be a weekday or a range, such as Mon or Mon-Sat",
      ),
    z
      .string()
      .regex(
        new RegExp(`^(?:closed|${span}(?:, ${span})*)$`),
        "must be closed, or hours in 24-hour notation in quotes, such as '8:30-13:00, 14:00-18:30'",
      )
      .refine(
        (spans) => spans === "closed" || areInOrder(spans),
        "must be in order of time. Hours after midnight belong to the next day, such as " +
          "Fri: '18:00-24:00' and Sat: '0:00-2:00'",
      ),
  )
  .describe("Hours by weekday; the shop is closed on missing days");

const holiday = z.strictObject({
  date: date,
  name: text,
});

export const branch = z.strictObject({
  slug,
  name: text,
  type: text.default("Branch").describe("Such as Head Office or Branch"),
  district: slug.optional().describe("A key of `districts`; required if there are districts"),
  address: text,
  position: position
    .optional()
    .describe("If missing, the branch appears in lists only, not on maps"),
  mapUrl: url.optional(),
  phone,
  whatsapp: phone.optional(),
  email: email.optional(),
  picture: picture.optional(),
  hours,
  holidays: z.array(holiday).default([]).describe("Days on which only this branch is closed"),
  services: z.array(text).default([]),
  listed: z
    .boolean()
    .default(true)
    .describe("false: not on the branches page, only in lists of all branches"),
});

export const branchesFile = z.strictObject({
  description: text.optional().describe("Description of the branches page for search engines"),
  lead: text.optional().describe("Shown under the title of the branches page"),
  mapCentre: position.optional().describe("Centre of the map; default: the centre of the branches"),
  holidays: z.array(holiday).default([]).describe("Days on which every branch is closed"),
  districts: z.array(z.strictObject({ key: slug, label: text })).default([]),
  branches: z.array(branch).min(1, "must name at least one branch, the head office first"),
});
