/** Numbers as the shop's locale writes them. */

export let shopLocale = "en-IN";

/** Called with the locale of the company's document when that is known or has changed. */
export function setShopLocale(locale: string): void {
  shopLocale = locale;
}

const formats = new Map<string, unknown>();

/** A format of `Intl`, made once for each key: that takes as long as dozens of uses. */
export function keepFormat<Format>(key: string, make: () => Format): Format {
  const format = (formats.get(key) as Format | undefined) ?? make();
  formats.set(key, format);
  return format;
}

/** With separators, as in 1,00,000 in India and 100.000 in Germany. */
export function formatNumber(
  value: number,
  options?: Intl.NumberFormatOptions,
  locale = shopLocale,
): string {
  const key = locale + (options ? JSON.stringify(options) : "");
  return keepFormat(key, () => new Intl.NumberFormat(locale, options)).format(value);
}
