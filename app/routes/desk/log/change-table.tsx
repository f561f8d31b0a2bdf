/** Who did what, the latest first. */

import { Link } from "react-router";
import { DeskTable } from "../desk-table.tsx";
import { ShopTime } from "../shop-time.tsx";
import type { ToldChange } from "./tell-change.ts";

export function ChangeTable({ changes }: { changes: readonly ToldChange[] }) {
  return (
    <DeskTable columns={["When", "Who", "What"]}>
      {changes.map(({ id, at, who, did, name, href, changes: how }) => (
        <tr key={id}>
          <td data-label="When">
            <ShopTime at={at} />
          </td>
          <td data-label="Who">{who}</td>
          <td data-label="What">
            <span>
              {did} {href ? <Link to={href}>{name}</Link> : name}
              {how && <span className="desk-hint">: {how}</span>}
            </span>
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
