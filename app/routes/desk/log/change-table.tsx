/** Changes with time and person, the latest first. */
import { Link } from "react-router";
import { DeskTable, ShopTime } from "../desk-table.tsx";
import type { DescribedChange } from "./describe-change.ts";

export function ChangeTable({ changes }: { changes: readonly DescribedChange[] }) {
  return (
    <DeskTable
      columns={["When", "Who", "What"]}
      rows={changes.map(({ id, at, who, action, name, href, changes: details }) => ({
        key: id,
        cells: [
          <ShopTime key="time" at={at} />,
          who,
          <span key="change">
            {action} {href ? <Link to={href}>{name}</Link> : name}
            {details && <span className="desk-hint">: {details}</span>}
          </span>,
        ],
      }))}
    />
  );
}
