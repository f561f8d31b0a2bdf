/** A filter of radio buttons; choosing an option again clears it. */

import { useMessages } from "#app/languages/language.ts";

interface FilterBlockProps {
  title: string;
  /** The URL parameter. */
  name: string;
  options: readonly { value: string; label: string; count: number }[];
  /** The value in the URL. */
  chosen: string | null;
  onClear(): void;
}

export function FilterBlock({ title, name, options, chosen, onClear }: FilterBlockProps) {
  const t = useMessages("lists");
  if (options.length === 0) return null;

  function clear(control: HTMLInputElement) {
    control.checked = false;
    onClear();
  }

  return (
    <fieldset>
      <legend>{title}</legend>
      {/* For browsers that always choose one of a group. */}
      <label className="opt">
        <input type="radio" name={name} value="" defaultChecked={chosen === null} />
        <span>{t.all}</span>
      </label>
      {options.map(({ value, label, count }) => (
        <label className="opt" key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            onClick={({ currentTarget }) => {
              if (value === chosen) clear(currentTarget);
            }}
            // Chromium fires no click for Space on a chosen option.
            onKeyUp={(event) => {
              if (event.key !== " " || value !== chosen) return;
              event.preventDefault();
              clear(event.currentTarget);
            }}
          />
          <span>{label}</span> <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
