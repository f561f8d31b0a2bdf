/** Finds the questions of a list. */
import type { Site, SiteQuestion } from "./site.ts";

type Questions = Readonly<Record<string, readonly SiteQuestion[]>>;

/**
 * The list's own, else its parent category's; else null. Questions from the desk (`written`, by
 * current slug) override the folder's, which may use a former slug.
 *
 * @param slugs of the list, the current one first
 * @param above slugs of the parent category
 */
export function findQuestions(
  { questions }: Pick<Site, "questions">,
  written: Questions,
  slugs: readonly string[],
  above: readonly string[],
): readonly SiteQuestion[] | null {
  const of = (list: readonly string[]) => {
    const own = list.find((slug) => Object.hasOwn(written, slug));
    return own === undefined ? list.map((slug) => questions.get(slug)).find(Boolean) : written[own];
  };
  const found = of(slugs) ?? of(above);
  return found && found.length > 0 ? found : null;
}
