/** The shop's name, numbers, promises and switches, for every component. */
import { createContext, use } from "react";
import type { Company } from "#app/site/site.ts";

/** Provided by the server's entry, and by the browser's from the element that `Layout` writes. */
export const CompanyContext = createContext<Company | null>(null);

/** The id of the element that carries the company to the browser, as JSON. */
export const COMPANY_ELEMENT = "company";

/** @throws outside a `CompanyContext` */
export function useCompany(): Company {
  const company = use(CompanyContext);
  if (!company) throw new Error("useCompany needs a CompanyContext around it");
  return company;
}
