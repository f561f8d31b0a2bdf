/** A filter of checkboxes; a long one shows the most frequent options and the rest on demand. */
import type { ReactNode } from "react";
import { useMessages } from "#app/languages/language.ts";

interface CheckOption {
  value: string;
  label: string;
  count: number;
}

interface CheckBlockProps {
  title: string;
  /** The URL parameter. */
  name: string;
  options: readonly CheckOption[];
  chosen: readonly string[];
  /** Shows all options at once. */
  whole?: boolean;
  /** Shows only options whose label contains this lower-case text. */
  wanted?: string;
  /** Content above the options. */
  children?: ReactNode;
}

/** Options shown at once; a single further one is shown too. */
const FIRST = 8;

export function CheckBlock({
  title,
  name,
  options,
  chosen,
  whole = false,
  wanted = "",
  children,
}: CheckBlockProps) {
  const t = useMessages("lists");
  if (options.length === 0) return null;
  const isFirst = (option: CheckOption, at: number) =>
    whole || at < FIRST || !options[FIRST + 1] || chosen.includes(option.value);
  const first = options.filter(isFirst);
  const rest = options.filter((option, at) => !isFirst(option, at));
  const toOption = ({ value, label, count }: CheckOption) => (
    <label className="opt" key={value} hidden={!label.toLowerCase().includes(wanted)}>
      <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
      <span>{label}</span> <span>{count}</span>
    </label>
  );
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="filters__options">
        {children}
        {first.map(toOption)}
        {rest.length > 0 && (
          // The wanted option may be among the rest.
          <details className="filters__rest" open={wanted !== "" || undefined}>
            <summary>{t.showAll(options.length)}</summary>
            {rest.map(toOption)}
          </details>
        )}
      </div>
    </fieldset>
  );
}
