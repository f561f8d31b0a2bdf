/** What pages show in the place of what the dealer's folder says, as the shop decides at the desk. */
import { z } from "zod";
import { line, prose, Slug } from "./writing.ts";

/** Where lists of categories stand: the menus of every page, the home page's tiles, the All Categories page. */
export const ShownOn = z.enum(["menus", "home", "all-categories"]).meta({ id: "ShownOn" });
export type ShownOn = z.infer<typeof ShownOn>;

export const Question = z.strictObject({ question: line(300, 1), answer: prose(2000, 1) });
export type Question = z.infer<typeof Question>;

export const MOST_QUESTIONS = 10;
const MOST_SHOWN = 60;

/** Slugs are the present ones, whatever a place was called when it was chosen. */
export const Overrides = z
  .strictObject({
    shown: z
      .partialRecord(ShownOn, z.array(z.string()))
      .meta({ description: "Slugs of categories and collections in their order; what is not here is the folder's" }),
    questions: z
      .record(z.string(), z.array(Question))
      .meta({ description: "By the slug of their category, collection or subcategory; an empty list shows none" }),
    named: z
      .array(z.string())
      .meta({ description: "Slugs of places whose name and description are the catalogue's, not the folder's" }),
  })
  .meta({ id: "Overrides" });
export type Overrides = z.infer<typeof Overrides>;

export const ShownUpdate = z.strictObject({ slugs: z.array(Slug).max(MOST_SHOWN) }).meta({ id: "ShownUpdate" });

export const QuestionsUpdate = z
  .strictObject({ questions: z.array(Question).max(MOST_QUESTIONS) })
  .meta({ id: "QuestionsUpdate", description: "All of them: what is not sent is gone" });
