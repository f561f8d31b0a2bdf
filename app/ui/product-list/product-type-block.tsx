/** The product types of a list, of which any can be chosen, with a field that narrows the options themselves. */
import { useEffect, useRef, useState } from "react";
import type { Option } from "#app/catalogue/facets.ts";
import { parseProductType } from "#app/catalogue/product-type.ts";

interface ProductTypeBlockProps {
  options: readonly Option<string>[];
  /** Keys of the chosen types. */
  chosen: readonly string[];
}

export function ProductTypeBlock({ options, chosen }: ProductTypeBlockProps) {
  const [wanted, setWanted] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // What was typed before scripts arrived counts.
  useEffect(() => setWanted(field.current?.value ?? ""), []);
  if (options.length === 0) return null;
  const needle = wanted.trim().toLowerCase();
  const shown = options.filter(({ value }) => value.toLowerCase().includes(needle));
  return (
    <fieldset>
      <legend>Product Type</legend>
      <input
        type="search"
        className="filters__find"
        placeholder="Find a type"
        aria-label="Find a product type"
        ref={field}
        onChange={(event) => {
          event.stopPropagation();
          setWanted(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <div className="filters__options">
        {options.map((option) => {
          const key = parseProductType(option.value);
          return (
            <label className="opt" key={key} hidden={!shown.includes(option)}>
              <input type="checkbox" name="product_type" value={key} defaultChecked={chosen.includes(key)} />
              <span>{option.value}</span>
              <span>{option.count}</span>
            </label>
          );
        })}
      </div>
      {shown.length === 0 && <p className="filters__none">No type is called that.</p>}
    </fieldset>
  );
}
