/** The filter by product type, with a field that narrows the options. */
import { useRef, useState } from "react";
import type { FacetOption } from "#app/catalogue/facet-sets.ts";
import { parseProductType } from "#app/catalogue/product-type.ts";
import { useMessages } from "#app/languages/language.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { CheckBlock } from "./check-block.tsx";

interface ProductTypeBlockProps {
  options: readonly FacetOption<string>[];
  /** Keys of the chosen types. */
  chosen: readonly string[];
}

/** Most options without that field. */
const FEW = 8;

export function ProductTypeBlock({ options, chosen }: ProductTypeBlockProps) {
  const t = useMessages("lists");
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // Text may be typed before the scripts run.
  useEnhancement(() => setTyped(field.current?.value ?? ""), []);
  const wanted = typed.trim().toLowerCase();
  const isAny = options.some(({ value }) => value.toLowerCase().includes(wanted));
  return (
    <CheckBlock
      title={t.productType}
      name="product_type"
      options={options.map(({ value, count }) => ({
        value: parseProductType(value),
        label: value,
        count,
      }))}
      chosen={chosen}
      wanted={wanted}
    >
      {options.length > FEW && (
        <input
          type="search"
          className="filters__find"
          placeholder={t.findType}
          aria-label={t.findProductType}
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
      {!isAny && <p className="filters__none">{t.noType}</p>}
    </CheckBlock>
  );
}
