/** Tick boxes: a single one, or a list of options. */
import type { ComponentProps } from "react";
import type { FieldOption, FormField } from "./fields.ts";

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
  const groups = [...new Set(options.map(({ group }) => group))].map((group) => {
    const boxes = options
      .filter((option) => option.group === group)
      .map(({ id, name: text }) => ({ id, text, defaultChecked: texts.includes(String(id)) }));
    return { group, isOpen: boxes.some(({ defaultChecked }) => defaultChecked), boxes };
  });
  return (
    <fieldset>
      <legend>{label}</legend>
      {hint && <p className="desk-hint">{hint}</p>}
      {error && <p className="field__error">{error}</p>}
      {groups.map(({ group, isOpen, boxes }) => {
        const shown = boxes.map(({ id, ...box }) => (
          <TickBox key={id} name={name} value={id} {...box} />
        ));
        if (group === undefined) return shown;
        return (
          <details key={group} open={isOpen}>
            <summary className="desk-summary">{group}</summary>
            {shown}
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
