/** A table of the desk: its columns by title, and the rows within. */
import type { ReactNode } from "react";

export function DeskTable({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
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
      <tbody>{children}</tbody>
    </table>
  );
}
