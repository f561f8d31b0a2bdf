/** Formats prices on the server, so that cards need few scripts. */
import {
  currentPrice,
  type PriceView,
  type ProductPrices,
  percentOff,
  withAndWithoutTax,
} from "#app/catalogue/price.ts";
import { isByPrice, SORTS, type Sort } from "#app/catalogue/sort.ts";
import type { ServerMessages } from "#app/languages/en/server-messages.ts";
import { badgeOf } from "#app/site/badge.ts";
import { formatMoney } from "#app/site/money.ts";
import type { Company } from "#app/site/site.ts";

type Taxed = ProductPrices & { taxRate: number | null };

/** Which prices a shop shows. */
export interface Pricing {
  areShown: boolean;
  /** The orders that lists offer. */
  sorts: { value: Sort; label: string }[];
  /** Null for a product without a price, and in a shop that hides prices. */
  viewOf(product: Taxed): PriceView | null;
  /** The badge of a card; a discount takes precedence, where prices are shown. */
  badgeOf(product: ProductPrices & { isNew: boolean; featured: boolean }): string | null;
}

export function toPricing(company: Company, t: ServerMessages["prices"]): Pricing {
  const areShown = company.prices === "page";
  return {
    areShown,
    sorts: SORTS.filter((sort) => areShown || !isByPrice(sort)).map((value) => ({
      value,
      label: t.sorts[value],
    })),
    viewOf(product) {
      const current = currentPrice(product);
      if (!areShown || current === null) return null;
      const { price, salePrice } = product;
      const off = percentOff(product);
      return {
        now: formatMoney(current, company),
        before: price === null || salePrice === null ? null : formatMoney(price, company),
        off: off > 0 ? t.off(off) : null,
        ...taxOf(current, product, company, t),
      };
    },
    badgeOf(product) {
      if (areShown && product.salePrice !== null) return t.sale;
      return product.isNew ? t.new : badgeOf(product, company);
    },
  };
}

function taxOf(
  price: number,
  { taxRate }: Taxed,
  company: Company,
  t: ServerMessages["prices"],
): Pick<PriceView, "tax" | "other"> {
  const { tax } = company;
  if (!tax) return { tax: null, other: null };
  const { name, included } = tax;
  const rate = taxRate ?? tax.rate;
  if (rate === 0) return { tax: t.untaxed(name), other: null };
  const { gross, net } = withAndWithoutTax(price, { rate, included });
  return included
    ? { tax: t.including(rate, name), other: t.withoutTax(formatMoney(net, company)) }
    : { tax: t.excluding(rate, name), other: t.withTax(formatMoney(gross, company)) };
}
