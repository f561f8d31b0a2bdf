/** What the visitor chose for comparison before coming to the page: its links carry it on. */
import { useSearchParams } from "react-router";
import { parseComparison } from "#app/catalogue/comparison.ts";

export function useCompared(): number[] {
  const [search] = useSearchParams();
  return parseComparison(search.getAll("compare"));
}
