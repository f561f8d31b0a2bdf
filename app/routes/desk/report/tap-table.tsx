/** Pages and products by the calls and chats that they led to. */

import type { TapCount, TapPage } from "#app/contract/reports.ts";
import { DeskTable } from "../desk-table.tsx";

const NAMES: Record<TapPage, string> = {
  home: "Home page",
  product: "A machine that is gone",
  list: "Lists of machines",
  search: "Search",
  compare: "Comparison",
  branches: "Branches",
  town: "Towns",
  contact: "Contact",
  about: "About",
  other: "Other pages",
};

export function TapTable({ taps }: { taps: readonly TapCount[] }) {
  return (
    <DeskTable columns={["Page", "Calls", "WhatsApp"]}>
      {taps.map(({ page, product, calls, chats }) => (
        <tr key={`${page} ${product?.id}`}>
          <td data-label="Page">{product ? <a href={`/products/${product.slug}`}>{product.name}</a> : NAMES[page]}</td>
          <td data-label="Calls">{calls}</td>
          <td data-label="WhatsApp">{chats}</td>
        </tr>
      ))}
    </DeskTable>
  );
}
