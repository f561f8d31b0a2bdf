/** Which questions belong to a list. */
import type { Question, Site } from "./site.ts";

type Questions = Readonly<Record<string, readonly Question[]>>;

/**
 * The list's own, else those of the category above it; null where neither has any. What was written at the desk
 * (`written`, by slug) stands in the place of the folder's.
 */
export function findQuestions(
  { questions }: Pick<Site, "questions">,
  written: Questions,
  slug: string,
  above: string | null,
): readonly Question[] | null {
  const of = (place: string) => (Object.hasOwn(written, place) ? written[place] : questions.get(place));
  const found = of(slug) ?? (above === null ? undefined : of(above));
  return found && found.length > 0 ? found : null;
}
