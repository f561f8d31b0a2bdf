/** Numbers as the shop's locale writes them. */

export let shopLocale = "en-IN";

/** Called once by each entry, with the locale of the shop's folder. */
export function setShopLocale(locale: string): void {
  shopLocale = locale;
}

/** With separators, as in 1,00,000 in India and 100.000 in Germany. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(shopLocale, options);
