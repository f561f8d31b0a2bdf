/** A form field with label, hint and error, which screen readers announce together. */
import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from "react";

/** Attributes that connect an input with its label, hint and error. */
export interface FieldAttributes {
  id: string;
  name: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

interface FieldProps {
  label: string;
  name: string;
  /** Shown below the field. */
  hint?: string | undefined;
  error?: string | undefined;
  /** The share of a row that the form gives it. */
  width?: "is-wide" | "is-narrow" | undefined;
  /** For pages with several fields of one name. */
  id?: string;
  children: (field: FieldAttributes) => ReactNode;
}

export function Field({ label, name, hint, error, width, id = name, children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={["field", width, error && "is-wrong"].filter(Boolean).join(" ")}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        ...(error && { "aria-invalid": true as const }),
        ...(describedBy && { "aria-describedby": describedBy }),
      })}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

const never = () => () => {};

/**
 * React resets a text area during hydration, unlike other fields, if it had an initial text. So
 * its text is read first and becomes the initial text.
 */
export function TextArea(props: ComponentProps<"textarea"> & { id: string }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== "undefined",
  );
  const [typed] = useState(() => (isHydrating ? keepTyped(props.id) : null));
  return (
    <textarea
      {...props}
      defaultValue={typed ?? props.defaultValue}
      suppressHydrationWarning={typed !== null}
    />
  );
}

function keepTyped(id: string): string | null {
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return null;
  // Changes nothing, but counts as typed: a new initial text then leaves the cursor where it is.
  area.setRangeText("", 0, 0, "preserve");
  return area.value;
}
