/** A product's stock changes, the latest first. */

import type { InventoryEntry } from "#app/contract/product-writing.ts";
import { DeskTable } from "../../desk-table.tsx";
import { ShopTime } from "../../shop-time.tsx";

export function StockHistory({ entries }: { entries: readonly InventoryEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title">Stock history</h2>
      <DeskTable columns={["When", "Change", "Stock after", "Reason"]}>
        {entries.map(({ id, created_at, change, quantity_after, reason, note }) => (
          <tr key={id}>
            <td data-label="When">
              <ShopTime at={created_at} />
            </td>
            <td data-label="Change">{change > 0 ? `+${change}` : change}</td>
            <td data-label="Stock after">{quantity_after}</td>
            <td data-label="Reason">{[reason, note].filter(Boolean).join(": ")}</td>
          </tr>
        ))}
      </DeskTable>
    </section>
  );
}
