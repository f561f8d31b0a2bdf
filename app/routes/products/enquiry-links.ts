/** Links that take a product out of the page: sharing it, and asking the dealer for a quote. */
import type { Company } from "#app/site/site.ts";

interface Shared {
  name: string;
  /** Absolute address of the product's page. */
  url: string;
}

interface Asked {
  id: number;
  name: string;
  sku: string | null;
}

/** WhatsApp with text and address, Facebook's sharer with the address, a text message with both in its body. */
export function shareLinks({ name, url }: Shared): { whatsApp: string; facebook: string; sms: string } {
  const text = encodeURIComponent(`${name} ${url}`);
  return {
    whatsApp: `https://wa.me/?text=${text}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    // "?&" because some phones expect the one and some the other before the body.
    sms: `sms:?&body=${text}`,
  };
}

/** The quote request, already written, to the sales address. */
export function quoteHref(
  { id, name, sku }: Asked,
  { name: shop, salesEmail }: Pick<Company, "name" | "salesEmail">,
): string {
  const subject = `Quote request: ${name}`;
  const body = [
    `Hello ${shop},`,
    "",
    "Please send me a quote for:",
    `Product: ${name}`,
    sku ? `SKU: ${sku}` : `Product ID: ${id}`,
    "",
    "My name:",
    "My town:",
    "My phone:",
  ].join("\r\n");
  return `mailto:${salesEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** What stands in a chat's message box when it opens. */
export function chatText({ id, name, sku }: Asked): string {
  return `Hello, I would like to know more about ${name} (${sku ? `SKU ${sku}` : `product ${id}`}).`;
}

/** The contact form, knowing which product it is about. */
export function contactHref({ id, name, sku }: Asked): string {
  const product = `${name} (${sku ?? id})`;
  return `/contact?${new URLSearchParams({ subject: "product-support", product })}`;
}
