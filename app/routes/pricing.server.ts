/** The shop's prices in the language of a request. */

import type { RouterContextProvider } from "react-router";
import { requestLanguage } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import { site } from "#app/site/site.server.ts";
import { type Pricing, toPricing } from "#app/ui/price-view.ts";

export function pricingOf(context: Readonly<RouterContextProvider>): Pricing {
  return toPricing(site.company, serverMessagesIn(context.get(requestLanguage)).prices);
}
