/** Shoppers' queries and the machines they mean, to measure the search. */
import queries from "./shoppers-queries.json" with { type: "json" };

/** Criteria for a kind of machine: any of those set, all that are set. */
export interface KindCriteria {
  categories?: string[];
  /** Pattern for names. */
  subcategories?: string[];
  /** Product types. */
  types?: string[];
  power?: "petrol" | "battery" | "corded";
  brand?: string;
  /** The number of matching machines, where a specification narrows the query. */
  count?: number;
}

interface ShoppersQueries {
  /** Queries by the model that must come first, beyond the spellings of its name. */
  exactModels: [query: string, model: string][];
  /** The kind that the first eight results must have. */
  kinds: [query: string, kind: KindCriteria][];
  /** Queries for a machine and a part, and the part that must be among the results. */
  partsOfMachines: [query: string, part: string][];
  /** Queries for products that are not sold here: no result is better than a guess. */
  unsold: string[];
}

export const shoppersQueries = queries as unknown as ShoppersQueries;
