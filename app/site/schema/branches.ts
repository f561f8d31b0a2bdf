/** `branches.yaml`: the branches, their opening hours and services. */
import { z } from "zod";
import { date, email, list, phone, picture, position, prose, slug, text, url } from "./common.ts";

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

/** The hours of a day. */
const spans = z
  .string()
  .regex(
    new RegExp(`^(?:closed|${span}(?:, ${span})*)$`),
    "must be closed, or hours in 24-hour notation, such as '8:30-13:00, 14:00-18:30'",
  )
  .refine(
    (spans) => spans === "closed" || areInOrder(spans),
    "must be in order of time. Hours after midnight belong to the next day, such as " +
      "Fri: '18:00-24:00' and Sat: '0:00-2:00'",
  );

/** Hours by weekday: "Mon-Sat": "8:30-13:00, 14:00-18:30", Sun: closed. */
const hours = z
  .record(
    z
      .string()
      .regex(
        new RegExp(`^${day}(?:-${day})?$`),
        "must be a weekday or a range, such as Mon or Mon-Sat",
      )
      .meta({ title: "Days", description: "Such as Mon-Sat, or Sun" }),
    spans.meta({ title: "Hours", description: "Such as 8:30-13:00, 14:00-18:30, or closed" }),
  )
  .describe("Hours by weekday; the shop is closed on missing days");

const holiday = z
  .strictObject({
    name: text,
    date,
    hours: spans
      .optional()
      .describe("Such as 9:00-13:00, if it is a short day. Leave empty if closed all day"),
  })
  .meta({ title: "Holiday" });

export const branch = z
  .strictObject({
    name: text,
    slug: slug.describe("Names the branch in URLs, such as main-street"),
    type: text.optional().describe("Such as Head Office or Branch"),
    district: slug
      .optional()
      .describe("The key of one of the districts; required if there are districts"),
    address: prose,
    position: position
      .optional()
      .describe("If missing, the branch appears in lists only, not on maps"),
    mapUrl: url.optional().meta({ title: "Link to a map" }),
    phone,
    whatsapp: phone.optional().meta({ title: "WhatsApp" }),
    email: email.optional(),
    picture: picture.optional(),
    hours,
    holidays: list(holiday).describe(
      "Closed or short days of this branch only; they replace those of all branches on that date",
    ),
    services: list(text),
    listed: z.boolean().default(true).meta({
      title: "Card on the branches page",
      description: "Otherwise the branch is only in lists of all branches",
    }),
  })
  .meta({ title: "Branch" });

export const branchesFile = z
  .strictObject({
    description: prose.optional().describe("Description of the branches page for search engines"),
    lead: prose.optional().describe("Shown under the title of the branches page"),
    mapCentre: position.optional().meta({
      title: "Centre of the map",
      description: "Default: the centre of the branches",
    }),
    holidays: list(holiday).describe(
      "Closed or short days of all branches. Pages announce them from seven days before",
    ),
    districts: list(z.strictObject({ label: text, key: slug })),
    branches: z.array(branch).min(1, "must name at least one branch, the head office first"),
  })
  .meta({ title: "Branches and opening hours" });
