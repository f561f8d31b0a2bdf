/** The product types of a list, of which any can be chosen, with a field that narrows the options themselves. */
import { useRef, useState } from "react";
import type { Option } from "#app/catalogue/facets.ts";
import { parseProductType } from "#app/catalogue/product-type.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { CheckBlock } from "./check-block.tsx";

interface ProductTypeBlockProps {
  options: readonly Option<string>[];
  /** Keys of the chosen types. */
  chosen: readonly string[];
}

/** So few need no field to find one among them. */
const FEW = 8;

export function ProductTypeBlock({ options, chosen }: ProductTypeBlockProps) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // What was typed before scripts arrived counts.
  useEnhancement(() => setTyped(field.current?.value ?? ""), []);
  const wanted = typed.trim().toLowerCase();
  const isAny = options.some(({ value }) => value.toLowerCase().includes(wanted));
  return (
    <CheckBlock
      title="Product Type"
      name="product_type"
      options={options.map(({ value, count }) => ({ value: parseProductType(value), label: value, count }))}
      chosen={chosen}
      wanted={wanted}
    >
      {options.length > FEW && (
        <input
          type="search"
          className="filters__find"
          placeholder="Find a type"
          aria-label="Find a product type"
          ref={field}
          onChange={(event) => {
            event.stopPropagation();
            setTyped(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      )}
      {!isAny && <p className="filters__none">No type is called that.</p>}
    </CheckBlock>
  );
}
