/** The contents of the shop's documents, as pages use them. */
import type { DocumentData } from "./documents.ts";
import type { toSite } from "./to-site.ts";

export type Areas = Site["areas"];
export type District = Areas["areas"][number];
export type Town = District["cities"][number];
export type Outline = DocumentData<"outline">;
export type Menus = DocumentData<"menus">;
export type Home = DocumentData<"home">;
export type HomeSection = Home["sections"][number];
export type SectionOf<Type extends HomeSection["type"]> = Extract<HomeSection, { type: Type }>;
export type About = NonNullable<Site["about"]>;
export type Categories = DocumentData<"categories">;
export type { SiteQuestion } from "./schema/common.ts";

export type Site = ReturnType<typeof toSite>;
/** The part that every page sends to the browser, so keep it small. */
export type Company = Site["company"];
export type Branch = Site["branches"][number];
export type InfoPage = Site["pages"][number];
