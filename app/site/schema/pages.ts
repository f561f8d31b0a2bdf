/** The smaller files of the dealer's folder: about, all categories, collections, questions, contact, words for search. */
import { z } from "zod";
import { address, link, pictured, question, scene, slug, text } from "./common.ts";

const titled = z.strictObject({ title: text, text });

export const aboutFile = z.strictObject({
  description: text.describe("Of the page, for search engines"),
  title: text.default("About Us"),
  lead: text,
  scene: scene.optional(),
  story: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }).optional(),
  counters: z
    .strictObject({
      label: text.optional().describe("Whose figures they are"),
      items: z.array(
        z.strictObject({
          value: z.number(),
          suffix: z.string().default(""),
          label: text,
          durationMs: z.int().min(0).default(2000).describe("How long it counts up, milliseconds"),
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
          product: slug.optional().describe("Slug of the product whose picture is shown"),
          hoverProduct: slug.optional().describe("Takes its place under the pointer"),
        }),
      ),
    })
    .optional(),
  callToAction: z.strictObject({ title: text, text, link }).optional(),
});

/** `categories.yaml`: the All Categories page. */
export const categoriesFile = z.strictObject({
  description: text.describe("Of the page, for search engines"),
  banner: z.strictObject({ kicker: text.optional(), title: text, motivation: titled.optional(), scene }).optional(),
  cards: z.array(z.strictObject({ label: text, href: address, ...pictured })).default([]),
  more: z.array(link).default([]).describe("Lists that no card leads to"),
});

/** `collections.yaml`: title and lead of lists, by their slug. */
export const collectionsFile = z.record(slug, z.strictObject({ title: text, description: text }));

/** `questions.yaml`: what shoppers ask, by the slug of a category or subcategory. */
export const questionsFile = z.record(slug, z.array(question));

export const contactFile = z.strictObject({
  description: text.optional(),
  lead: text.default("Tell us the machine and the job."),
  questions: z.array(question).default([]),
});

/** `synonyms.yaml`: words that visitors use, and what the catalogue calls it, in any script. */
export const synonymsFile = z.array(z.strictObject({ from: text, to: text }));

/**
 * `features.yaml`: a sentence for a feature that makers name by a word. The first entry is shown that has
 * a word of the feature and none of the words that it excludes.
 */
export const featuresFile = z.array(
  z.strictObject({
    words: z.array(text).min(1).describe("Any of them, at the beginning of a word of the feature"),
    not: z.array(text).min(1).optional().describe("None of them; matched as words are"),
    text: text.describe("True of every machine with the feature; never a claim about one machine"),
  }),
);

/** What stands above the text of a Markdown page, between two lines of three hyphens. */
export const pageHead = z.strictObject({
  title: text,
  lead: text,
  group: text.describe("Pages of one group link to each other"),
});
