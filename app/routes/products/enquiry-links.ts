/** Links for sharing a product and for asking the shop about it. */
import type { Messages } from "#app/languages/en/messages.ts";
import { whatsAppHref } from "#app/site/phone.ts";
import type { Company } from "#app/site/site.ts";

interface ProductReference {
  id: number;
  name: string;
  sku: string | null;
}

/** WhatsApp and SMS links contain name and absolute URL, the Facebook link only the URL. */
export function shareLinks({ name, url }: Record<"name" | "url", string>) {
  const text = `${name} ${url}`;
  return {
    whatsApp: whatsAppHref(null, text),
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    // "?&" because some phones expect "?" and others "&" before the body.
    sms: `sms:?&body=${encodeURIComponent(text)}`,
  };
}

/** A mailto link to the sales team with a prepared quote request. */
export function quoteHref(
  product: ProductReference,
  { name: shop, salesEmail }: Pick<Company, "name" | "salesEmail">,
  t: Messages["products"],
): string {
  const subject = encodeURIComponent(t.quoteSubject(product.name));
  const body = encodeURIComponent(t.quote(product, shop).join("\r\n"));
  return `mailto:${salesEmail}?subject=${subject}&body=${body}`;
}

/** The contact form with this product filled in. */
export function contactHref({ id, name, sku }: ProductReference): string {
  const product = `${name} (${sku ?? id})`;
  return `/contact?${new URLSearchParams({ subject: "product-support", product })}`;
}
