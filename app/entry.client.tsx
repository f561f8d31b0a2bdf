/** Hydrates the page in the browser. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LanguageContext, loadMessages, toLanguage } from "./languages/language.ts";
import { setShopLocale } from "./number-format.ts";
import type { Company } from "./site/site.ts";
import { COMPANY_ELEMENT, CompanyContext } from "./ui/company.ts";
import { addFallbacks } from "./ui/fallbacks/fallbacks.ts";

addFallbacks();

const company: Company = JSON.parse(
  document.getElementById(COMPANY_ELEMENT)?.textContent ?? "null",
);
setShopLocale(company.locale);

const language = toLanguage(document.documentElement.lang);
loadMessages(language).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CompanyContext value={company}>
          <LanguageContext value={language}>
            <HydratedRouter />
          </LanguageContext>
        </CompanyContext>
      </StrictMode>,
    );
  }),
);
