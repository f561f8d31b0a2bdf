/** A product's price and stock, and how the stock came to be what it is. */
import { Form } from "react-router";
import { InventoryEntry } from "#app/contract/product-writing.ts";
import { readForm } from "#app/http/form.ts";
import { currencySign } from "#app/site/money.ts";
import { useCompany } from "#app/ui/company.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { DeskField } from "../../form/desk-field.tsx";
import { redirectDone } from "../../form/done.server.ts";
import { FailureNotice } from "../../form/failure-notice.tsx";
import { FormState } from "../../form/form-state.tsx";
import { markFields } from "../../form/own-changes.server.ts";
import { failForm, trySend } from "../../form/try-send.server.ts";
import { readNumber } from "../read-number.ts";
import { type PriceAndStock, savePriceAndStock } from "../save-price-and-stock.server.ts";
import type { Route } from "./+types/stock";
import { findProduct } from "./find-product.server.ts";
import { StockHistory } from "./stock-history.tsx";

const SHOWN = 50;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canChangeStock", "canChangePrices");
  const [product, history] = await Promise.all([findProduct(api, params.id), api.listInventory(Number(params.id))]);
  const { version, price, sale_price, stock_quantity } = product;
  const saved = { price, sale_price, stock_quantity };
  return { version, was: markFields(saved), saved, history: history.data.slice(0, SHOWN), key: crypto.randomUUID() };
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
      // Pressed twice, it is counted once.
      const once = { "Idempotency-Key": String(form.get("key")) };
      const entry = await api.send("POST", `/products/${id}/inventory`, InventoryEntry, { change, reason }, once);
      return redirectDone(back, `The stock is ${entry.quantity_after} now.`);
    }
    const price = readNumber(form.get("price"));
    const sale_price = readNumber(form.get("sale_price"));
    const stock_quantity = readNumber(form.get("stock_quantity"));
    if (price === undefined) return failForm(form, "must be a number, such as 12500, or empty", "price");
    if (sale_price === undefined) return failForm(form, "must be a number, such as 11900, or empty", "sale_price");
    if (stock_quantity === undefined) return failForm(form, "must be a whole number, or empty", "stock_quantity");
    await savePriceAndStock(api, id, form, { price, sale_price, stock_quantity });
    return redirectDone(back, "Saved price and stock.");
  });
}

export default function Stock({ loaderData, actionData: failure }: Route.ComponentProps) {
  const sign = currencySign(useCompany());
  const { version, was, saved, history, key } = loaderData;
  const isBooking = failure?.values.intent === "change";
  const [ofState, ofBooking] = isBooking ? [undefined, failure] : [failure, undefined];
  const errorOf = (name: string) => (failure?.field === name ? failure.message : undefined);
  const number = (label: string, name: keyof PriceAndStock, hint: string) => (
    <DeskField label={label} name={name} hint={hint} error={errorOf(name)}>
      {(field) => <input {...field} inputMode="decimal" defaultValue={ofState?.values[name] ?? saved[name] ?? ""} />}
    </DeskField>
  );
  return (
    <>
      <Form method="post" className="desk-form" preventScrollReset key={`state ${ofState?.values.version ?? version}`}>
        <FailureNotice failure={ofState} />
        <FormState version={version} was={was} failure={ofState} />
        <div className="desk-row">
          {number(`Price, ${sign}`, "price", "Empty where none is given")}
          {number(`Offer price, ${sign}`, "sale_price", "Below the price it is among the deals")}
          {number("Stock", "stock_quantity", "Empty where no stock is kept; 0 is sold out")}
        </div>
        <button className="btn" type="submit">
          {ofState?.conflict ? "Save mine over it" : "Save"}
        </button>
      </Form>
      <Form method="post" className="desk-form" preventScrollReset key={ofBooking?.values.key ?? key}>
        <h2>Count in or out</h2>
        <FailureNotice failure={ofBooking} />
        <input type="hidden" name="key" value={ofBooking?.values.key ?? key} />
        <div className="desk-row">
          <DeskField label="Change" name="change" hint="5 came in, -1 was sold" error={errorOf("change")}>
            {(field) => <input {...field} inputMode="text" defaultValue={ofBooking?.values.change} required />}
          </DeskField>
          <DeskField label="Reason" name="reason" error={errorOf("reason")}>
            {(field) => <input {...field} list="stock-reasons" defaultValue={ofBooking?.values.reason} required />}
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
