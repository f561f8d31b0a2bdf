/** The inputs of a form's fields, with the saved values or, after an error, the typed ones. */
import type { ComponentProps } from "react";
import { currencySign } from "#app/site/money.ts";
import { useCompany } from "#app/ui/company.ts";
import { Field, type FieldAttributes } from "#app/ui/field.tsx";
import type { FieldOption, FieldOptionLists, FieldTable, FieldTexts } from "./fields.ts";
import { NamedOptions } from "./named-options.tsx";
import { TickBox, TickBoxes } from "./tick-boxes.tsx";
import type { FormFailure } from "./try-send.server.ts";
import { typedTexts } from "./typed-texts.ts";

export interface FormFieldsProps {
  fields: FieldTable;
  /** Without them the fields are empty. */
  texts?: FieldTexts;
  options?: FieldOptionLists;
  failure: FormFailure | undefined;
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
  return (
    <div className="desk-row desk-fields">
      {Object.entries(fields).map(([name, field]) => (
        <FormField
          key={name}
          id={`${id}-${name}`}
          name={name}
          field={field}
          texts={(failure && typedTexts(failure, name)) ?? texts[name] ?? []}
          options={options[name] ?? []}
          error={failure?.field === name ? failure.message : undefined}
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

function FormField(props: FormFieldProps) {
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

function Input({
  field,
  text,
  options,
  ...attributes
}: FieldAttributes & Pick<FormFieldProps, "field" | "options"> & { text: string }) {
  const { kind, rows, required, maxLength, autoComplete, suggestions } = field;
  const props = { ...attributes, required, maxLength, autoComplete, defaultValue: text };
  switch (kind) {
    case "choice":
    case "optionalChoice":
    case "id":
      return (
        <select {...attributes} className="select" required={required} defaultValue={text}>
          {kind !== "choice" && !required && <option value="">{field.none ?? "None"}</option>}
          <NamedOptions options={options} />
        </select>
      );
    case "prose":
    case "features":
      return <textarea {...props} rows={rows} />;
    case "amount":
    case "count":
    case "weight":
      return <input {...props} inputMode="decimal" />;
    case "email":
    case "password":
      return <input {...props} type={kind} />;
    default:
      return suggestions ? (
        <SuggestingInput {...props} suggestions={suggestions} />
      ) : (
        <input {...props} />
      );
  }
}

function SuggestingInput({
  suggestions,
  ...props
}: ComponentProps<"input"> & { suggestions: readonly string[] }) {
  const list = `${props.id}-suggestions`;
  return (
    <>
      <input {...props} list={list} />
      <datalist id={list}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}
