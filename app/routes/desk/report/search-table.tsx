/** Searches by frequency; all but the most frequent are collapsed. */

import { Link } from "react-router";
import type { SearchCount } from "#app/contract/dashboard.ts";
import { DeskTable } from "../desk-table.tsx";

const EXPANDED = 15;

interface SearchTableProps {
  searches: readonly SearchCount[];
  /** Adds links that create a synonym for the words. */
  offersSynonyms?: boolean;
}

export function SearchTable({ searches, offersSynonyms = false }: SearchTableProps) {
  if (searches.length === 0) return <p>No searches in this period.</p>;
  const rest = searches.slice(EXPANDED);
  return (
    <>
      <Rows searches={searches.slice(0, EXPANDED)} offersSynonyms={offersSynonyms} />
      {rest.length > 0 && (
        <details>
          <summary className="desk-summary">{rest.length} more</summary>
          <Rows searches={rest} offersSynonyms={offersSynonyms} />
        </details>
      )}
    </>
  );
}

function Rows({ searches, offersSynonyms }: Required<SearchTableProps>) {
  return (
    <DeskTable
      columns={["Words", "Times", "Last searched", ...(offersSynonyms ? ["Synonym"] : [])]}
    >
      {searches.map(({ words, count, last_day }) => (
        <tr key={words}>
          <td data-label="Words">
            <a href={`/search?${new URLSearchParams({ q: words })}`}>{words}</a>
          </td>
          <td data-label="Times">{count}</td>
          <td data-label="Last searched">{last_day}</td>
          {offersSynonyms && (
            <td data-label="Synonym">
              <Link to={`/desk/synonyms?${new URLSearchParams({ from: words })}`}>
                Add a synonym
              </Link>
            </td>
          )}
        </tr>
      ))}
    </DeskTable>
  );
}
