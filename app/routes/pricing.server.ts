/** The shop's prices in the language of a request. */
import type { RouterContextProvider } from "react-router";
import { prices } from "#app/languages/en/prices.ts";
import { requestLanguage } from "#app/languages/language.ts";
import { site } from "#app/site/site.server.ts";
import { type Pricing, toPricing } from "#app/ui/price-view.ts";

export function pricingOf(context: Readonly<RouterContextProvider>): Pricing {
  return toPricing(site.company, prices[context.get(requestLanguage)]);
}
