/** A group of options of which one can be chosen; choosing it again takes it back. */

interface FilterBlockProps {
  title: string;
  /** The parameter of the address. */
  name: string;
  options: readonly { value: string; label: string; count: number }[];
  /** What the address says; it stays among the options as long as the list has any. */
  chosen: string | null;
  onClear(): void;
}

export function FilterBlock({ title, name, options, chosen, onClear }: FilterBlockProps) {
  if (options.length === 0) return null;

  function clear(control: HTMLInputElement) {
    control.checked = false;
    onClear();
  }

  return (
    <fieldset>
      <legend>{title}</legend>
      {/* A browser that always has one of a group chosen has this one. */}
      <label className="opt">
        <input type="radio" name={name} value="" defaultChecked={chosen === null} />
        <span>All</span>
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
            // Chromium sends no click for the space bar on what is chosen already.
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
