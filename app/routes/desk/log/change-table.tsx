/** Changes with time and person, the latest first. */

import { Link } from "react-router";
import { DeskTable } from "../desk-table.tsx";
import { ShopTime } from "../shop-time.tsx";
import type { DescribedChange } from "./describe-change.ts";

export function ChangeTable({ changes }: { changes: readonly DescribedChange[] }) {
  return (
    <DeskTable columns={["When", "Who", "What"]}>
      {changes.map(({ id, at, who, action, name, href, changes: details }) => (
        <tr key={id}>
          <td data-label="When">
            <ShopTime at={at} />
          </td>
          <td data-label="Who">{who}</td>
          <td data-label="What">
            <span>
              {action} {href ? <Link to={href}>{name}</Link> : name}
              {details && <span className="desk-hint">: {details}</span>}
            </span>
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
