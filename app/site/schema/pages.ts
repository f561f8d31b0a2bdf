/** The smaller files: about, all categories, collections, questions, contact and others. */
import { z } from "zod";
import { link, list, pictured, prose, question, scene, slug, text, url } from "./common.ts";

const titled = z.strictObject({ title: text, text: prose });

export const aboutFile = z
  .strictObject({
    description: prose.describe("Description of the page for search engines"),
    title: text.optional(),
    lead: prose,
    scene: scene.optional(),
    story: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }).optional(),
    counters: z
      .strictObject({
        label: text.optional().describe("Source of the numbers"),
        items: z.array(
          z.strictObject({
            label: text,
            value: z.number(),
            suffix: z.string().default("").describe("Follows the number, such as +"),
            durationMs: z
              .int()
              .min(0)
              .default(2000)
              .meta({ title: "Duration of the animation, in milliseconds" }),
          }),
        ),
      })
      .optional(),
    feature: z
      .strictObject({
        title: text,
        paragraphs: z.array(text),
        points: list(text),
        scene: scene.optional(),
      })
      .optional(),
    reasons: z.strictObject({ title: text, items: z.array(titled) }).optional(),
    values: z
      .strictObject({
        title: text,
        items: z.array(
          titled.extend({
            product: slug.optional().describe("Slug of a product whose picture is shown"),
            hoverProduct: slug.optional().describe("Shown instead under the pointer"),
          }),
        ),
      })
      .optional(),
    callToAction: z.strictObject({ title: text, text: prose, link }).optional(),
  })
  .meta({ title: "About page" });

/** `categories.yaml`: the All Categories page. */
export const categoriesFile = z
  .strictObject({
    description: prose.describe("Description of the page for search engines"),
    banner: z
      .strictObject({ kicker: text.optional(), title: text, motivation: titled.optional(), scene })
      .optional(),
    cards: list(z.strictObject({ label: text, href: url, ...pictured }).meta({ title: "Card" })),
    more: list(link).describe("Links to lists without a card"),
  })
  .meta({ title: "All Categories page" });

/** `collections.yaml`: title and lead of lists, by slug. */
export const collectionsFile = z
  .record(
    slug.meta({ title: "Slug of the list" }),
    z
      .strictObject({
        title: text.optional().describe("Heading of the page; default: the name in the catalogue"),
        description: prose.describe("Shown under the heading"),
      })
      .meta({ title: "List" }),
  )
  .meta({ title: "Texts of categories and lists" });

/** `questions.yaml`: frequent questions, by the slug of a category or subcategory. */
export const questionsFile = z
  .record(
    slug.meta({ title: "Slug of the category" }),
    z.array(question).meta({ title: "Questions" }),
  )
  .meta({ title: "Questions" });

export const contactFile = z
  .strictObject({
    description: prose.optional().describe("Description of the page for search engines"),
    lead: prose.optional(),
    subjects: list(
      z
        .strictObject({
          label: text,
          message: text
            .optional()
            .describe("Sent if the visitor leaves the message empty, so that it is not required"),
        })
        .meta({ title: "Subject" }),
    ).describe(
      "Further subjects. An enquiry about chosen products begins with the first that has a message",
    ),
    questions: list(question),
  })
  .meta({ title: "Contact page" });

/** `synonyms.yaml`: visitors' words with the catalogue's, in any script. */
export const synonymsFile = z
  .array(
    z
      .strictObject({
        from: text.meta({ title: "Customers say" }),
        to: text.meta({ title: "We call it" }),
        only: z.boolean().optional().meta({
          title: "Only",
          description: "Do not search for the customers' own words",
        }),
      })
      .meta({ title: "Synonym" }),
  )
  .meta({ title: "Synonyms" });

/**
 * `features.yaml`: a sentence for a maker's feature. The first entry applies that has a word of the
 * feature and none of its excluded words.
 */
export const featuresFile = z
  .array(
    z
      .strictObject({
        words: z
          .array(text)
          .min(1)
          .describe("Applies if a word of the feature begins with one of these"),
        not: z
          .array(text)
          .min(1)
          .optional()
          .describe("Does not apply if a word of the feature begins with one of these"),
        text: prose.describe("Must be true of every machine with the feature"),
      })
      .meta({ title: "Feature" }),
  )
  .meta({ title: "Features" });

/** A page: its file begins with all but the body, between two lines of three hyphens. */
export const pageFile = z.strictObject({
  title: text,
  lead: prose,
  group: text.describe("Pages of the same group link to each other"),
  ...pictured,
  body: z.string().meta({
    title: "Text",
    description:
      "Markdown: ## before a heading, - before an entry of a list, **bold**, [a link](/contact)",
    format: "markdown",
  }),
});

const answer = z
  .strictObject({
    label: text,
    list: z
      .string()
      .regex(
        /^[\w-]+=[^&\s]+(?:&[\w-]+=[^&\s]+)*$/,
        "must be filters, such as type=petrol&weight=-5",
      )
      .describe("Filters and order, as in the URL of a list"),
    words: list(text).describe("Words of a search that lead to this answer"),
    advice: prose.optional().describe("A sentence shown with the answer"),
  })
  .meta({ title: "Answer" });

const advised = z
  .strictObject({ question: text, answers: z.array(answer).min(2) })
  .meta({ title: "Question" });

/** `advice.yaml`: questions whose answers are filters and orders of a list, by its slug. */
export const adviceFile = z
  .record(
    slug.meta({ title: "Slug of the list" }),
    z
      .strictObject({
        reason: text.describe("Parts with a product's own figures by key: '{bar} bar, {weight}'"),
        questions: z.array(advised).min(1).max(3),
      })
      .meta({ title: "Advice" }),
  )
  .meta({ title: "Advice" });
