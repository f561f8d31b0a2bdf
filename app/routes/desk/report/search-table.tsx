/** Searches by how often; the commonest are in sight, the others a tap away. */

import { Link } from "react-router";
import type { SearchCount } from "#app/contract/reports.ts";
import { DeskTable } from "../desk-table.tsx";

const IN_SIGHT = 15;

interface SearchTableProps {
  searches: readonly SearchCount[];
  /** Offers to say what such words mean. */
  mayTeach?: boolean;
}

export function SearchTable({ searches, mayTeach = false }: SearchTableProps) {
  if (searches.length === 0) return <p>No searches in these days.</p>;
  const rest = searches.slice(IN_SIGHT);
  return (
    <>
      <Rows searches={searches.slice(0, IN_SIGHT)} mayTeach={mayTeach} />
      {rest.length > 0 && (
        <details>
          <summary className="desk-summary">{rest.length} more</summary>
          <Rows searches={rest} mayTeach={mayTeach} />
        </details>
      )}
    </>
  );
}

function Rows({ searches, mayTeach }: Required<SearchTableProps>) {
  return (
    <DeskTable columns={["Words", "Times", "Last on", ...(mayTeach ? ["Synonym"] : [])]}>
      {searches.map(({ words, count, last_day }) => (
        <tr key={words}>
          <td data-label="Words">
            <a href={`/search?${new URLSearchParams({ q: words })}`}>{words}</a>
          </td>
          <td data-label="Times">{count}</td>
          <td data-label="Last on">{last_day}</td>
          {mayTeach && (
            <td data-label="Synonym">
              <Link to={`/desk/synonyms?${new URLSearchParams({ from: words })}`}>Say what it means</Link>
            </td>
          )}
        </tr>
      ))}
    </DeskTable>
  );
}
