/** The shop's definitions, each with its form, and buttons that move it. */
import { useRef } from "react";
import { Form } from "react-router";
import { type FieldOptionLists, type FieldTexts, SPECIFICATION } from "../form/fields.ts";
import { EntryForm } from "../form/list-forms.tsx";
import { MoveButton } from "../form/move-button.tsx";
import type { FormFailure } from "../form/try-send.server.ts";
import { useFocusAfterMove } from "../form/use-focus-after-move.ts";
import "../groups/groups.css";

interface ListedDefinition {
  /** The whole definition, by which a form finds it again. */
  was: string;
  name: string;
  unit: string | null;
  uses: string[];
  texts: FieldTexts;
}

interface DefinitionListProps {
  definitions: readonly ListedDefinition[];
  options: FieldOptionLists;
  failure: FormFailure | undefined;
}

export function DefinitionList({ definitions, options, failure }: DefinitionListProps) {
  const list = useRef<HTMLOListElement>(null);
  useFocusAfterMove(list, definitions.map(({ name }) => name).join());
  if (definitions.length === 0) return <p>No specifications yet.</p>;
  return (
    <ol className="desk-groups" ref={list}>
      {definitions.map(({ was, name, unit, uses, texts }, index) => (
        <li key={was} data-key={name}>
          <div className="desk-groups__row">
            <b>{unit ? `${name}, ${unit}` : name}</b>
            <span className="desk-hint">{uses.join(", ")}</span>
            <Form method="post" className="desk-actions" preventScrollReset>
              <input type="hidden" name="was" value={was} />
              <MoveButton direction="up" name={name} isAtEnd={index === 0} />
              <MoveButton direction="down" name={name} isAtEnd={index === definitions.length - 1} />
            </Form>
          </div>
          <EntryForm
            id={`specification-${index + 1}`}
            summary={`Change ${name}`}
            fields={SPECIFICATION}
            was={was}
            texts={texts}
            options={options}
            failure={failure}
          />
        </li>
      ))}
    </ol>
  );
}
