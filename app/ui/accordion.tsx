/** Questions with their answers, one open at a time: native `details` with a shared name. */

interface AccordionItem {
  question: string;
  answer: string;
}

export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  return (
    <div className="acc">
      {items.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
