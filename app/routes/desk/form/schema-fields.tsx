/** The fields of a document's schema, as they were saved or typed. */
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { FormField as Field, FieldTexts } from "./fields.ts";
import { FormField } from "./form-fields.tsx";
import {
  entryOf,
  type FormSchema,
  fieldsOf,
  kindOf,
  nameEntry,
  titleOf,
  toAddLabel,
} from "./form-schema.ts";
import { EntryButton } from "./list-editor.tsx";
import "./schema-fields.css";

interface FormState {
  texts: FieldTexts;
  /** By the name of the part. */
  errors: Record<string, string>;
}

interface PartProps extends FormState {
  schema: FormSchema;
  /** Also the id of the part's element. */
  name: string;
  label: string;
  isRequired: boolean;
}

interface SchemaFieldsProps extends FormState {
  schema: FormSchema;
  name: string;
}

/** The fields of a document or of a list's entry. */
export function SchemaFields({ schema, name, ...state }: SchemaFieldsProps) {
  if (kindOf(schema) !== "group")
    return <Part {...state} schema={schema} name={name} label="" isRequired />;
  const fields = fieldsOf(schema, state.texts[`${name}.type`]?.[0]);
  return fields.map(({ key, field, isRequired }) => (
    <Part
      {...state}
      key={key}
      schema={field}
      name={`${name}.${key}`}
      label={titleOf(field, key)}
      isRequired={isRequired}
    />
  ));
}

function Part({ isRequired, ...part }: PartProps) {
  const { schema, name, label, texts, errors } = part;
  const kind = kindOf(schema);
  if (kind === "fixed") return <input type="hidden" name={name} value={schema.const} />;
  if (kind === "list") return <Entries {...part} />;
  if (kind !== "group")
    return (
      <FormField
        id={name}
        name={name}
        field={toField(schema, label, isRequired, texts[name]?.[0])}
        texts={texts[name] ?? (kind === "check" ? [] : [String(schema.default ?? "")])}
        options={(schema.enum ?? []).map((id) => ({ id, name: titleOf({}, id) }))}
        error={errors[name]}
      />
    );
  const content = (
    <>
      <Explanation id={name} hint={schema.description} error={errors[name]} />
      <SchemaFields schema={schema} name={name} texts={texts} errors={errors} />
    </>
  );
  if (isRequired)
    return (
      <fieldset className="schema-group">
        <legend>{label}</legend>
        {content}
      </fieldset>
    );
  return (
    <Fold {...part} title={`${label} (optional)`}>
      {content}
    </Fold>
  );
}

function toField(schema: FormSchema, label: string, isRequired: boolean, text = ""): Field {
  const { format, description, default: initial } = schema;
  const field = { label, ...(description && { hint: description }), isNarrow: false };
  switch (kindOf(schema)) {
    case "check":
      return { ...field, kind: "check", hint: description ? `${label}: ${description}` : label };
    case "choice":
      return { ...field, kind: "optionalChoice", required: isRequired || initial !== undefined };
    case "number":
      return { ...field, kind: "amount" };
    case "lines": {
      const hint = ["One on each line.", description].filter(Boolean).join(" ");
      return { ...field, kind: "prose", hint, rows: Math.min(12, text.split("\n").length + 2) };
    }
  }
  if (format === "date" || format === "picture") return { ...field, kind: format };
  if (format === "markdown") return { ...field, kind: "prose", rows: 24 };
  return format === "prose" || text.includes("\n")
    ? { ...field, kind: "prose", rows: 4 }
    : { ...field, kind: "text" };
}

function Explanation({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  return (
    <>
      {hint && <p className="desk-hint">{hint}</p>}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

interface FoldProps extends FormState {
  name: string;
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** Closed unless it has an error. */
function Fold({ name, title, errors, isOpen = false, children }: FoldProps) {
  const hasError = Object.keys(errors).some((each) => `${each}.`.startsWith(`${name}.`));
  return (
    <details className="schema-fold" open={isOpen || hasError}>
      <summary className="desk-summary" id={name}>
        {title}
      </summary>
      <div className="schema-group">{children}</div>
    </details>
  );
}

function Entries({ schema, name, label, texts, errors }: Omit<PartProps, "isRequired">) {
  const { pathname, search } = useLocation();
  const numbers = texts[name] ?? [];
  const entry = entryOf(schema);
  const next = Math.max(-1, ...numbers.map(Number)) + 1;
  return (
    <fieldset className="schema-group">
      {label && <legend>{label}</legend>}
      <Explanation id={name} hint={schema.description} error={errors[name]} />
      {numbers.map((number, index) => {
        const path = `${name}.${number}`;
        const named = nameEntry(entry, texts, path);
        const title = named || `New: ${entry.title ?? label}`;
        const button = (intent: "up" | "down" | "remove", act: string, isAtEnd = false) => ({
          className: intent === "remove" ? "btn btn--line btn--small" : "icon-btn",
          intent,
          entry: path,
          isAtEnd,
          formAction: `${pathname}${search}#${path}`,
          "aria-label": `${act} ${title}`,
        });
        return (
          <Fold
            key={number}
            name={path}
            title={title}
            errors={errors}
            isOpen={named === ""}
            texts={texts}
          >
            <input type="hidden" name={name} value={number} />
            <Explanation id={path} error={errors[path]} />
            <SchemaFields schema={entry} name={path} texts={texts} errors={errors} />
            <div className="desk-actions">
              <EntryButton {...button("up", "Move up", index === 0)}>↑</EntryButton>
              <EntryButton {...button("down", "Move down", index === numbers.length - 1)}>
                ↓
              </EntryButton>
              <EntryButton {...button("remove", "Remove")}>Remove</EntryButton>
            </div>
          </Fold>
        );
      })}
      <button
        className="btn btn--line btn--small"
        id={name}
        type="submit"
        formAction={`${pathname}${search}#${name}.${next}`}
        name="intent"
        value={`add:${name}`}
      >
        {toAddLabel(schema, label)}
      </button>
    </fieldset>
  );
}
