/** Choices of options: a list to select from, and tick boxes. */
import type { ComponentProps } from "react";
import type { FieldOption, FormField } from "./fields.ts";

interface SelectProps extends ComponentProps<"select"> {
  options: readonly FieldOption[];
  /** The label of the empty option, if there is one. */
  none?: string | undefined;
}

export function Select({ options, none, ...attributes }: SelectProps) {
  return (
    <select {...attributes} className="select">
      {none !== undefined && <option value="">{none}</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface TickBoxesProps {
  name: string;
  field: FormField;
  /** The values of the ticked boxes. */
  texts: string[];
  options: FieldOption[];
  error: string | undefined;
}

/** Options with a `group` are collapsed under its heading unless one of them is ticked. */
export function TickBoxes({ name, field: { label, hint }, texts, options, error }: TickBoxesProps) {
  const isTicked = ({ id }: FieldOption) => texts.includes(String(id));
  return (
    <fieldset>
      <legend>{label}</legend>
      {hint && <p className="desk-hint">{hint}</p>}
      {error && <p className="field__error">{error}</p>}
      {[...new Set(options.map(({ group }) => group))].map((group) => {
        const grouped = options.filter((option) => option.group === group);
        const boxes = grouped.map((option) => (
          <TickBox
            key={option.id}
            name={name}
            value={option.id}
            text={option.name}
            defaultChecked={isTicked(option)}
          />
        ));
        if (group === undefined) return boxes;
        return (
          <details key={group} open={grouped.some(isTicked)}>
            <summary className="desk-summary">{group}</summary>
            {boxes}
          </details>
        );
      })}
    </fieldset>
  );
}

export function TickBox({ text, ...input }: ComponentProps<"input"> & { text: string }) {
  return (
    <label className="desk-check">
      <input type="checkbox" {...input} />
      {text}
    </label>
  );
}
