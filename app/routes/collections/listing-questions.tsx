/** The questions shoppers ask about a category: beside the head on wide windows, after the products on small ones. */
import type { Question } from "#app/site/site.ts";
import { Accordion } from "#app/ui/accordion.tsx";

interface ListingQuestionsProps {
  title: string;
  questions: readonly Question[];
}

export function ListingQuestions({ title, questions }: ListingQuestionsProps) {
  return (
    <aside className="faq">
      <details open>
        <summary>Questions about {title.toLowerCase()}</summary>
        <Accordion name="question" items={questions} />
      </details>
    </aside>
  );
}
