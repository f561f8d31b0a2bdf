/** A machine in the words that the drawings understand: what it is, how it is driven, and its figures. */
export type Fact = number | string | number[];

export interface DescribedMachine {
  model: string;
  brand: string;
  /** One of the categories of `pictures-of.ts`. */
  category: string;
  /** The kind within its category, in small letters and the plural: "petrol chainsaws". */
  subcategory: string;
  power_type: "petrol" | "battery" | "corded" | "manual" | "none";
  features: string[];
  /** Figures with the unit in the key. Only these may be shown as the machine's figures. */
  facts: Record<string, Fact>;
}
