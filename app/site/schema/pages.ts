/** The smaller files: about, all categories, collections, questions, contact and others. */
import { z } from "zod";
import { link, pictured, question, scene, slug, text, url } from "./common.ts";

const titled = z.strictObject({ title: text, text });

export const aboutFile = z.strictObject({
  description: text.describe("Description of the page for search engines"),
  title: text.default("About Us"),
  lead: text,
  scene: scene.optional(),
  story: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }).optional(),
  counters: z
    .strictObject({
      label: text.optional().describe("Source of the numbers"),
      items: z.array(
        z.strictObject({
          value: z.number(),
          suffix: z.string().default(""),
          label: text,
          durationMs: z
            .int()
            .min(0)
            .default(2000)
            .describe("Duration of the animation in milliseconds"),
        }),
      ),
    })
    .optional(),
  feature: z
    .strictObject({
      title: text,
      paragraphs: z.array(text),
      points: z.array(text).default([]),
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
  callToAction: z.strictObject({ title: text, text, link }).optional(),
});

/** `categories.yaml`: the All Categories page. */
export const categoriesFile = z.strictObject({
  description: text.describe("Description of the page for search engines"),
  banner: z
    .strictObject({ kicker: text.optional(), title: text, motivation: titled.optional(), scene })
    .optional(),
  cards: z.array(z.strictObject({ label: text, href: url, ...pictured })).default([]),
  more: z.array(link).default([]).describe("Links to lists without a card"),
});

/** `collections.yaml`: title and lead of lists, by slug. */
export const collectionsFile = z.record(slug, z.strictObject({ title: text, description: text }));

/** `questions.yaml`: frequent questions, by the slug of a category or subcategory. */
export const questionsFile = z.record(slug, z.array(question));

export const contactFile = z.strictObject({
  description: text.optional(),
  lead: text.default("Tell us the machine and the job."),
  subjects: z
    .array(
      z.strictObject({
        label: text,
        message: text
          .optional()
          .describe("Sent if the visitor leaves the message empty, so that it is not required"),
      }),
    )
    .default([])
    .describe(
      "Further subjects. An enquiry about chosen products begins with the first that has a message",
    ),
  questions: z.array(question).default([]),
});

/** `synonyms.yaml`: visitors' words with the catalogue's, in any script. */
export const synonymsFile = z.array(
  z.strictObject({
    from: text,
    to: text,
    only: z
      .boolean()
      .optional()
      .describe("true: search for `to` instead of `from`; otherwise for both"),
  }),
);

/**
 * `features.yaml`: a sentence for a maker's feature. The first entry applies that has a word of the
 * feature and none of its excluded words.
 */
export const featuresFile = z.array(
  z.strictObject({
    words: z
      .array(text)
      .min(1)
      .describe("Applies if a word of the feature begins with one of these"),
    not: z
      .array(text)
      .min(1)
      .optional()
      .describe("Does not apply if a word of the feature begins with one of these"),
    text: text.describe("Must be true of every machine with the feature"),
  }),
);

/** The head of a Markdown page, between two lines of three hyphens. */
export const pageHead = z.strictObject({
  title: text,
  lead: text,
  group: text.describe("Pages of the same group link to each other"),
  ...pictured,
});
