/** Which questions belong to a list. */
import type { Question, Site } from "./site.ts";

type Questions = Readonly<Record<string, readonly Question[]>>;

/**
 * The list's own, else those of the category above it; null where neither has any. What was written at the desk
 * (`written`, by present slug) stands in the place of the folder's, which may know a list by an address of before.
 *
 * @param slugs of the list, the present one first
 * @param above of the category above it
 */
export function findQuestions(
  { questions }: Pick<Site, "questions">,
  written: Questions,
  slugs: readonly string[],
  above: readonly string[],
): readonly Question[] | null {
  const of = (place: readonly string[]) => {
    const own = place.find((slug) => Object.hasOwn(written, slug));
    return own === undefined ? place.map((slug) => questions.get(slug)).find(Boolean) : written[own];
  };
  const found = of(slugs) ?? of(above);
  return found && found.length > 0 ? found : null;
}
