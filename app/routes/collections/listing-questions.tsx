/** The questions shoppers ask about a category: beside the head on wide windows, after the products on small ones. */
import { commonQuestions, type Question } from "#app/content/questions.ts";
import { Accordion } from "#app/ui/accordion.tsx";

interface ListingQuestionsProps {
  title: string;
  /** The category's own; null shows the chainsaws'. */
  questions: readonly Question[] | null;
}

export function ListingQuestions({ title, questions }: ListingQuestionsProps) {
  return (
    <aside className="faq">
      <details open>
        <summary>Questions about {questions ? title.toLowerCase() : "chainsaws"}</summary>
        <Accordion name="question" items={questions ?? commonQuestions} />
      </details>
    </aside>
  );
}
