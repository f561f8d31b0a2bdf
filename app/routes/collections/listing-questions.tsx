/** Questions about a category: beside the head, on narrow windows after the products. */

import { lists } from "#app/languages/en/lists.ts";
import { useMessages } from "#app/languages/language.ts";
import type { SiteQuestion } from "#app/site/site.ts";
import { Accordion } from "#app/ui/accordion.tsx";

interface ListingQuestionsProps {
  title: string;
  questions: readonly SiteQuestion[];
}

export function ListingQuestions({ title, questions }: ListingQuestionsProps) {
  const t = useMessages(lists);
  return (
    <aside className="faq">
      <details open>
        <summary>{t.questionsAbout(title.toLowerCase())}</summary>
        <Accordion name="question" items={questions} />
      </details>
    </aside>
  );
}
