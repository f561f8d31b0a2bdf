/** A table with column titles, which a phone shows beside each cell. */
import type { Key, ReactNode } from "react";

interface DeskTableProps {
  columns: readonly string[];
  rows: readonly { key: Key; cells: readonly ReactNode[] }[];
}

export function DeskTable({ columns, rows }: DeskTableProps) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map((title, index) => (
              <td key={title} data-label={title}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
