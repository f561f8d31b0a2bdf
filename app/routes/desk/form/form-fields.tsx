/** The inputs of a form's fields, with the saved values or, after an error, the typed ones. */

import type { ComponentProps } from "react";
import { currencySign } from "#app/site/money.ts";
import { useCompany } from "#app/ui/company.ts";
import { Field, type FieldAttributes, TextArea } from "#app/ui/field.tsx";
import type { FieldOption, FieldOptionLists, FieldTable, FieldTexts } from "./fields.ts";
import type { FormFailure } from "./try-send.server.ts";

export interface FormFieldsProps {
  fields: FieldTable;
  /** Without them the fields are empty. */
  texts?: FieldTexts;
  options?: FieldOptionLists;
  failure?: FormFailure | undefined;
  /** Prefix of the element ids, unique on the page. */
  id?: string;
}

export function FormFields({
  fields,
  texts = {},
  options = {},
  failure,
  id = "desk",
}: FormFieldsProps) {
  const shown = failure?.texts ?? texts;
  return (
    <div className="desk-row desk-fields">
      {Object.entries(fields).map(([name, field]) => (
        <FormField
          key={name}
          id={`${id}-${name}`}
          name={name}
          field={field}
          texts={shown[name] ?? []}
          options={options[name] ?? []}
          error={failure?.errors[name]}
        />
      ))}
    </div>
  );
}

interface FormFieldProps {
  id: string;
  name: string;
  field: FieldTable[string];
  texts: string[];
  options: FieldOption[];
  error: string | undefined;
}

export function FormField(props: FormFieldProps) {
  const sign = currencySign(useCompany());
  const { id, name, field, texts, options, error } = props;
  const { label, kind, unit, hint, nothingToChoose, isNarrow } = field;
  if (kind === "check")
    return <TickBox name={name} text={hint ?? label} defaultChecked={texts.length > 0} />;
  if (kind === "ids" || kind === "slugs") return <TickBoxes {...props} />;
  return (
    <Field
      id={id}
      name={name}
      error={error}
      width={isNarrow ? "is-narrow" : undefined}
      label={unit ? `${label}, ${unit === "currency" ? sign : unit}` : label}
      hint={options.length === 0 ? (nothingToChoose ?? hint) : hint}
    >
      {(attributes) => (
        <Input {...attributes} field={field} text={texts[0] ?? ""} options={options} />
      )}
    </Field>
  );
}

/** The id of the list of pictures on pages that have fields for them. */
export const PICTURES = "pictures";

interface InputProps extends FieldAttributes, Pick<FormFieldProps, "field" | "options"> {
  text: string;
}

function Input({ field, text, options, ...attributes }: InputProps) {
  const { kind, rows, required, minLength, maxLength, autoComplete, list, none = "None" } = field;
  const props = { ...attributes, required, defaultValue: text };
  const typed = { ...props, minLength, maxLength, autoComplete };
  switch (kind) {
    case "choice":
    case "optionalChoice":
    case "id":
      return (
        <Select
          {...props}
          options={options}
          none={kind === "choice" || required ? undefined : none}
        />
      );
    case "prose":
    case "html":
    case "features":
      return <TextArea {...typed} rows={rows} />;
    case "amount":
    case "count":
    case "weight":
      return <input {...typed} inputMode="decimal" />;
    case "picture":
      return (
        <>
          <input {...typed} list={PICTURES} />
          <input
            type="file"
            name={typed.name}
            aria-label={`${field.label}: upload a file`}
            accept="image/*"
          />
        </>
      );
    case "date":
    case "email":
    case "password":
      return <input {...typed} type={kind} />;
  }
  return <input {...typed} list={list} />;
}

export function Suggestions({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}

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

/** Options with a `group` are collapsed under its heading unless one of them is ticked. */
function TickBoxes({ name, field: { label, hint }, texts, options, error }: FormFieldProps) {
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
