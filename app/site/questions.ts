/** Which questions belong to a list. */
import type { Question, Site } from "./site.ts";

/** The list's own, else those of the category above it; null where neither has any. */
export function findQuestions(
  { questions }: Pick<Site, "questions">,
  slug: string,
  above: string | null,
): readonly Question[] | null {
  const found = questions.get(slug) ?? (above === null ? undefined : questions.get(above));
  return found && found.length > 0 ? found : null;
}
