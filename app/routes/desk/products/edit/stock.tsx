/** A product's price and stock, and how the stock came to be what it is. */
import { Form } from "react-router";
import { InventoryEntry } from "#app/contract/product-writing.ts";
import { readForm } from "#app/http/form.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { DeskField } from "../../form/desk-field.tsx";
import { redirectDone } from "../../form/done.server.ts";
import { FailureNotice } from "../../form/failure-notice.tsx";
import { failForm, trySend } from "../../form/try-send.server.ts";
import { readNumber } from "../read-number.ts";
import { savePriceAndStock } from "../save-price-and-stock.server.ts";
import type { Route } from "./+types/stock";
import { findProduct } from "./find-product.server.ts";
import { StockHistory } from "./stock-history.tsx";

const SHOWN = 50;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canChangeStock", "canChangePrices");
  const [product, history] = await Promise.all([
    findProduct(api, params.id),
    api.list(`/products/${params.id}/inventory`, InventoryEntry),
  ]);
  const { version, price, sale_price, stock_quantity } = product;
  return { version, price, salePrice: sale_price, stock: stock_quantity, history: history.data.slice(0, SHOWN) };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canChangeStock", "canChangePrices");
  const form = await readForm(request);
  const back = `/desk/products/${id}/stock`;
  return trySend(form, async () => {
    if (form.get("intent") === "change") {
      const change = readNumber(form.get("change"));
      if (!change) return failForm(form, "must be a whole number, such as 5 or -1", "change");
      const reason = String(form.get("reason") ?? "");
      const entry = await api.send("POST", `/products/${id}/inventory`, InventoryEntry, { change, reason });
      return redirectDone(back, `The stock is ${entry.quantity_after} now.`);
    }
    const price = readNumber(form.get("price"));
    const sale_price = readNumber(form.get("sale_price"));
    const stock_quantity = readNumber(form.get("stock_quantity"));
    if (price === undefined) return failForm(form, "must be a number, such as 12500, or empty", "price");
    if (sale_price === undefined) return failForm(form, "must be a number, such as 11900, or empty", "sale_price");
    if (stock_quantity === undefined) return failForm(form, "must be a whole number, or empty", "stock_quantity");
    await savePriceAndStock(api, Number(id), Number(form.get("version")), { price, sale_price, stock_quantity });
    return redirectDone(back, "Saved price and stock.");
  });
}

export default function Stock({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { version, price, salePrice, stock, history } = loaderData;
  const saved: Record<string, number | null> = { price, sale_price: salePrice, stock_quantity: stock };
  const number = (label: string, name: string, hint: string) => (
    <DeskField label={label} name={name} hint={hint} error={failure?.field === name ? failure.message : undefined}>
      {(field) => <input {...field} inputMode="decimal" defaultValue={failure?.values[name] ?? saved[name] ?? ""} />}
    </DeskField>
  );
  return (
    <>
      <FailureNotice failure={failure} />
      <Form method="post" className="desk-form" preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <div className="desk-row">
          {number("Price, ₹", "price", "Empty where none is given")}
          {number("Offer price, ₹", "sale_price", "Below the price it is among the deals")}
          {number("Stock", "stock_quantity", "Empty where no stock is kept; 0 is sold out")}
        </div>
        <button className="btn" type="submit">
          Save
        </button>
      </Form>
      <Form method="post" className="desk-form" preventScrollReset>
        <h2>Count in or out</h2>
        <div className="desk-row">
          <DeskField label="Change" name="change" hint="5 came in, -1 was sold">
            {(field) => <input {...field} inputMode="text" defaultValue={failure?.values.change} required />}
          </DeskField>
          <DeskField label="Reason" name="reason">
            {(field) => <input {...field} list="stock-reasons" defaultValue={failure?.values.reason} required />}
          </DeskField>
          <datalist id="stock-reasons">
            {["sold", "delivered", "returned", "counted", "damaged"].map((reason) => (
              <option key={reason} value={reason} />
            ))}
          </datalist>
        </div>
        <button className="btn btn--line" type="submit" name="intent" value="change">
          Book it
        </button>
      </Form>
      <StockHistory entries={history} />
    </>
  );
}
