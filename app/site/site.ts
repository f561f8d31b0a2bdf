/** The contents of the shop's documents, as pages use them. */
import type { z } from "zod";
import type { DocumentData } from "./documents.ts";
import type { OpeningHours } from "./opening-hours.ts";
import type { Phone } from "./phone.ts";
import type { ShopPictures } from "./pictures.ts";
import type { town } from "./schema/areas.ts";
import type { branch } from "./schema/branches.ts";
import type { SitePicture } from "./site-picture.ts";

type CompanyFile = DocumentData<"company">;

/** The part that every page sends to the browser, so keep it small. */
export interface Company
  extends Omit<CompanyFile, "phone" | "whatsapp" | "salesEmail" | "logo" | "logoOnDark" | "icon"> {
  phone: Phone;
  /** Null where the shop has no chat. */
  whatsapp: Phone | null;
  salesEmail: string;
  logo: SitePicture | null;
  /** The logo on the dark footer, by default the same logo. */
  logoOnDark: SitePicture | null;
  iconUrl: string | null;
  /** The picture `404`, for pages that do not exist. */
  lostUrl: string | null;
}

export interface Branch
  extends Omit<
    z.infer<typeof branch>,
    "phone" | "whatsapp" | "hours" | "holidays" | "picture" | "position" | "mapUrl" | "email"
  > {
  /** From 1, in the document's order; the head office is 1. */
  id: number;
  position: { lat: number; lng: number } | null;
  mapUrl: string | null;
  phone: Phone;
  whatsapp: Phone | null;
  email: string | null;
  picture: SitePicture | null;
  hours: OpeningHours;
}

export type Areas = DocumentData<"areas">;
export type District = Areas["areas"][number];
export type Town = District["cities"][number];
export type Outline = DocumentData<"outline">;
export type TownTexts = z.infer<typeof town>;
export type Menus = DocumentData<"menus">;
export type Home = DocumentData<"home">;
export type HomeSection = Home["sections"][number];
export type SectionOf<Type extends HomeSection["type"]> = Extract<HomeSection, { type: Type }>;
export type About = DocumentData<"about">;
export type Categories = DocumentData<"categories">;
export type { SiteQuestion } from "./schema/common.ts";

export interface InfoPage {
  slug: string;
  title: string;
  lead: string;
  group: string;
  picture?: string | undefined;
  product?: string | undefined;
  /** HTML. */
  body: string;
}

export interface Site {
  company: Company;
  /** The branches page's own texts. */
  branchesPage: Pick<DocumentData<"branches">, "description" | "lead" | "mapCentre" | "districts">;
  /** The head office first. */
  branches: readonly Branch[];
  areas: Areas;
  /** The surrounding districts on the map that the site draws, or null. */
  outline: Outline | null;
  towns: ReadonlyMap<string, TownTexts>;
  menus: Menus;
  /** Null where the home page uses the catalogue alone. */
  home: Home | null;
  /** Null where there is no such page. */
  about: About | null;
  categories: Categories | null;
  collections: ReadonlyMap<string, DocumentData<"collections">[string]>;
  questions: ReadonlyMap<string, DocumentData<"questions">[string]>;
  contact: DocumentData<"contact">;
  features: DocumentData<"features">;
  /** By the slug of its list. */
  advice: DocumentData<"advice">;
  redirects: DocumentData<"redirects">;
  pages: readonly InfoPage[];
  pictures: ShopPictures;
}
