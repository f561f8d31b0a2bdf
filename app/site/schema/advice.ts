/** `advice.yaml`: questions whose answers are filters and orders of a list, by its slug. */
import { z } from "zod";
import { list, prose, slug, text } from "./common.ts";

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

const question = z
  .strictObject({ question: text, answers: z.array(answer).min(2) })
  .meta({ title: "Question" });

export const adviceFile = z
  .record(
    slug.meta({ title: "Slug of the list" }),
    z
      .strictObject({
        reason: text.describe("Parts with a product's own figures by key: '{bar} bar, {weight}'"),
        questions: z.array(question).min(1).max(3),
      })
      .meta({ title: "Advice" }),
  )
  .meta({ title: "Advice" });
