/** Clicks on phone and WhatsApp links by page and product. */

import type { ClickCount, ClickPage } from "#app/contract/reports.ts";
import { DeskTable } from "../desk-table.tsx";

const NAMES: Record<ClickPage, string> = {
  home: "Home page",
  product: "Removed products",
  list: "Product lists",
  search: "Search",
  compare: "Comparison",
  branches: "Branches",
  town: "Towns",
  contact: "Contact",
  about: "About",
  other: "Other pages",
};

export function ClickTable({ clicks }: { clicks: readonly ClickCount[] }) {
  return (
    <DeskTable columns={["Page", "Calls", "WhatsApp"]}>
      {clicks.map(({ page, product, calls, chats }) => (
        <tr key={`${page} ${product?.id}`}>
          <td data-label="Page">
            {product ? <a href={`/products/${product.slug}`}>{product.name}</a> : NAMES[page]}
          </td>
          <td data-label="Calls">{calls}</td>
          <td data-label="WhatsApp">{chats}</td>
        </tr>
      ))}
    </DeskTable>
  );
}
