/** The fields of one synonym: what customers say, and what the catalogue calls it. */
import type { Synonym } from "#app/contract/synonyms.ts";
import { DeskField } from "../form/desk-field.tsx";
import type { FormFailure } from "../form/try-send.server.ts";
import { joinPhrases } from "./phrases.ts";

interface SynonymFieldsProps {
  /** Tells the fields of one form from those of another. */
  id: string;
  synonym: Synonym;
  failure?: FormFailure | undefined;
}

export function SynonymFields({ id, synonym, failure }: SynonymFieldsProps) {
  const errorOf = (field: string) => (failure?.field?.includes(field) ? failure.message : undefined);
  return (
    <>
      <div className="desk-row">
        <DeskField
          label="Customers say"
          name="from"
          id={`from-${id}`}
          hint="Several with commas, in any script"
          error={errorOf("from")}
        >
          {(field) => <input {...field} required defaultValue={failure?.values.from ?? joinPhrases(synonym.from)} />}
        </DeskField>
        <DeskField
          label="We call it"
          name="to"
          id={`to-${id}`}
          hint="Words of names, kinds, makers or categories"
          error={errorOf("to")}
        >
          {(field) => <input {...field} required defaultValue={failure?.values.to ?? joinPhrases(synonym.to)} />}
        </DeskField>
      </div>
      <label className="desk-check">
        <input
          type="checkbox"
          name="only"
          defaultChecked={failure ? "only" in failure.values : synonym.only === true}
        />
        Find nothing by the customers' own words
      </label>
    </>
  );
}
