/** Overrides: choices at the desk that replace those of the shop's folder. */
import { z } from "zod";
import { line, prose, Slug } from "./writing.ts";

/** Where groups are listed: the menus, the home page's tiles, the All Categories page. */
export const ListingPage = z.enum(["menus", "home", "all-categories"]).meta({ id: "ShownOn" });
export type ListingPage = z.infer<typeof ListingPage>;

export const Question = z.strictObject({ question: line(300, 1), answer: prose(2000, 1) });
export type Question = z.infer<typeof Question>;

export const MAX_QUESTIONS = 10;
const MAX_SHOWN = 60;

/** All slugs are current ones, also of groups that were renamed since. */
export const Overrides = z
  .strictObject({
    shown: z.partialRecord(ListingPage, z.array(z.string())).meta({
      description:
        "Slugs of categories and collections, in order; the shop's folder decides for missing keys",
    }),
    questions: z.record(z.string(), z.array(Question)).meta({
      description: "Questions by the slug of their group; an empty list hides the folder's",
    }),
    named: z.array(z.string()).meta({
      description:
        "Slugs of groups whose name and description come from the catalogue, not the folder",
    }),
  })
  .meta({ id: "Overrides" });
export type Overrides = z.infer<typeof Overrides>;

export const ListingPageUpdate = z
  .strictObject({ slugs: z.array(Slug).max(MAX_SHOWN) })
  .meta({ id: "ShownUpdate" });

export const QuestionsUpdate = z
  .strictObject({ questions: z.array(Question).max(MAX_QUESTIONS) })
  .meta({ id: "QuestionsUpdate", description: "Replaces all questions" });
