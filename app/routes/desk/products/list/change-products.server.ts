/** Carries out what the product list's forms ask: one row's price and stock, or all chosen products at once. */
import { z } from "zod";
import type { Product } from "#app/contract/product.ts";
import type { DeskApi } from "../../desk-api.server.ts";
import { redirectDone } from "../../form/done.server.ts";
import { failForm, trySend } from "../../form/try-send.server.ts";
import { readNumber } from "../read-number.ts";
import { savePriceAndStock } from "../save-price-and-stock.server.ts";
import { toNewPrice } from "./new-price.ts";

export function changeProducts(api: DeskApi, form: FormData, url: URL) {
  const back = `${url.pathname}${url.search}`;
  return trySend(form, async () => {
    switch (form.get("intent")) {
      case "quick":
        return changeRow(api, form, back);
      case "bulk":
        return changeChosen(api, form, back);
      default:
        return failForm(form, "This form is not known here");
    }
  });
}

async function changeRow(api: DeskApi, form: FormData, back: string) {
  const id = z.coerce.number().int().min(1).safeParse(form.get("id")).data;
  if (id === undefined) return failForm(form, "This product is not known here");
  const price = readNumber(form.get("price"));
  const stock = readNumber(form.get("stock"));
  if (price === undefined) return failForm(form, "must be a number, such as 12500, or empty", "price");
  if (stock === undefined)
    return failForm(form, "must be a whole number, or empty where none is kept", "stock_quantity");
  const product = await savePriceAndStock(api, id, form, { price, stock_quantity: stock });
  return redirectDone(back, `Saved ${product.name}.`);
}

async function changeChosen(api: DeskApi, form: FormData, back: string) {
  const chosen = form.getAll("chosen").flatMap((text) => {
    const [id, version] = String(text).split(".").map(Number);
    return id && version ? [{ id, version }] : [];
  });
  if (chosen.length === 0) return failForm(form, "Choose at least one product: tick the box in its row");
  const status = String(form.get("status") ?? "");
  const category = Number(form.get("category") || 0);
  const percent = readNumber(form.get("percent"));
  if (percent === undefined || (percent !== null && (percent <= -100 || percent > 1000))) {
    return failForm(form, "must be a number between -99 and 1000, such as 5 or -2.5", "percent");
  }
  if (status === "" && category === 0 && !percent)
    return failForm(form, "Say what to change: status, category or prices");
  const updates = await Promise.all(
    chosen.map(async ({ id, version }) => ({
      id,
      version,
      ...(status && { status }),
      ...(category && { category_id: category }),
      ...(percent && toNewPrices(await api.findProduct(id), percent)),
    })),
  );
  await api.send("PATCH", "/products/bulk", z.unknown(), { updates });
  return redirectDone(back, updates.length === 1 ? "Changed 1 product." : `Changed ${updates.length} products.`);
}

function toNewPrices({ price, sale_price }: Product, percent: number) {
  return { price: toNewPrice(price, percent), sale_price: toNewPrice(sale_price, percent) };
}
