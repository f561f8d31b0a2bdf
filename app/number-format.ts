/** Numbers as the shop's locale writes them. */

export let shopLocale = "en-IN";

/** Called with the locale of the company's document when that is known or has changed. */
export function setShopLocale(locale: string): void {
  shopLocale = locale;
}

const formats = new Map<string, Intl.NumberFormat>();

/** With separators, as in 1,00,000 in India and 100.000 in Germany. */
export function formatNumber(
  value: number,
  options?: Intl.NumberFormatOptions,
  locale = shopLocale,
): string {
  // Making a format takes as long as a dozen uses.
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format.format(value);
}
