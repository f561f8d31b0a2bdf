/** A group of options of which any can be chosen; a long one shows its most frequent, and the rest on demand. */
import type { ReactNode } from "react";

export interface CheckOption {
  value: string;
  label: string;
  count: number;
}

interface CheckBlockProps {
  title: string;
  /** The parameter of the address. */
  name: string;
  options: readonly CheckOption[];
  chosen: readonly string[];
  /** Whether every option is shown at once, because they are few or have an order of their own. */
  whole?: boolean;
  /** Lets through the options whose label has this text; empty lets through all. */
  wanted?: string;
  /** Stands above the options. */
  children?: ReactNode;
}

/** So many are shown before the rest is asked for. */
const FIRST = 8;

export function CheckBlock({ title, name, options, chosen, whole = false, wanted = "", children }: CheckBlockProps) {
  if (options.length === 0) return null;
  const isFirst = (option: CheckOption, at: number) => whole || at < FIRST || chosen.includes(option.value);
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
          // What is looked for may stand among the rest.
          <details className="filters__rest" open={wanted !== "" || undefined}>
            <summary>Show all {options.length}</summary>
            {rest.map(toOption)}
          </details>
        )}
      </div>
    </fieldset>
  );
}
