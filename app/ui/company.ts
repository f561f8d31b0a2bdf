/** The shop's name, phone numbers, promises and options, for every component. */
import { createContext, use } from "react";
import type { Company } from "#app/site/site.ts";

/** Provided by both entries; the browser reads it from the element that `Layout` writes. */
export const CompanyContext = createContext<Company | null>(null);

/** The id of the element with the company as JSON for the browser. */
export const COMPANY_ELEMENT = "company";

/** @throws outside a `CompanyContext` */
export function useCompany(): Company {
  const company = use(CompanyContext);
  if (!company) throw new Error("useCompany needs a CompanyContext around it");
  return company;
}
