/** A machine of the demonstration's catalogue: facts that were read in a source, words of our own, invented prices. */

export type Fact = number | string | number[];

export interface Machine {
  model: string;
  brand: string;
  category: string;
  /** The kind within its category, in small letters and the plural: "petrol chainsaws". */
  subcategory: string;
  power_type: "petrol" | "battery" | "corded" | "manual" | "none";
  summary: string;
  features: string[];
  /** Figures with the unit in the key. */
  facts: Record<string, Fact>;
  /** Rupees, of an invented shop. */
  price: number;
  /** Below the price while the machine is on offer. */
  salePrice?: number;
  stock: number;
  isNew?: boolean;
  /** What a fact holds for, by its key; shown beside the figure: "without battery". */
  conditions?: Record<string, string>;
  /** Where the facts were read. A machine without a source has no facts. */
  sources?: string[];
  /** Remarks on the sources, for the catalogue's maintainers. */
  notes?: string;
}

export function toSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\+/g, " plus ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A number from 0 to 2³²−1 that is always the same for the same text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
