/** What the dealer's folder says, as pages use it. */
import type { z } from "zod";
import type { FileData } from "./folder.ts";
import type { OpeningHours } from "./opening-hours.ts";
import type { Phone } from "./phone.ts";
import type { Pictures } from "./pictures.ts";
import type { town } from "./schema/areas.ts";
import type { branch } from "./schema/branches.ts";
import type { SitePicture } from "./site-picture.ts";

type CompanyFile = FileData<"company">;

/** The part that every page needs; it travels with each, so it is small. */
export interface Company
  extends Omit<CompanyFile, "phone" | "whatsapp" | "salesEmail" | "logo" | "logoOnDark" | "icon"> {
  phone: Phone;
  /** Null where the dealer has no chat. */
  whatsapp: Phone | null;
  salesEmail: string;
  logo: SitePicture | null;
  /** For the dark ground of the footer; the other where there is none of its own. */
  logoOnDark: SitePicture | null;
  iconUrl: string | null;
}

export interface Branch
  extends Omit<
    z.infer<typeof branch>,
    "phone" | "whatsapp" | "hours" | "holidays" | "picture" | "position" | "mapUrl" | "email"
  > {
  /** From 1, in the dealer's order; the head office is 1. */
  id: number;
  position: { lat: number; lng: number } | null;
  mapUrl: string | null;
  phone: Phone;
  whatsapp: Phone | null;
  email: string | null;
  picture: SitePicture | null;
  hours: OpeningHours;
}

export type Areas = FileData<"areas">;
export type ServiceArea = Areas["areas"][number];
export type City = ServiceArea["cities"][number];
export type Outline = FileData<"outline">;
export type Town = z.infer<typeof town>;
export type Menus = FileData<"menus">;
export type Home = FileData<"home">;
export type HomeSection = Home["sections"][number];
export type About = FileData<"about">;
export type Categories = FileData<"categories">;
export type CollectionText = FileData<"collections">[string];
export type { Question } from "./schema/common.ts";

export interface InfoPage {
  slug: string;
  title: string;
  lead: string;
  group: string;
  /** HTML. */
  body: string;
}

export interface Site {
  folder: string;
  company: Company;
  /** The branches page's own words. */
  branchesPage: Pick<FileData<"branches">, "description" | "lead" | "mapCentre" | "districts">;
  /** The head office first. */
  branches: readonly Branch[];
  areas: Areas;
  /** The districts around the dealer, for the site's own map; null where there is none. */
  outline: Outline | null;
  towns: ReadonlyMap<string, Town>;
  menus: Menus;
  /** Null where the home page stands with what the catalogue knows. */
  home: Home | null;
  /** Null where there is no such page. */
  about: About | null;
  categories: Categories | null;
  collections: ReadonlyMap<string, CollectionText>;
  questions: ReadonlyMap<string, FileData<"questions">[string]>;
  contact: FileData<"contact">;
  synonyms: FileData<"synonyms">;
  features: FileData<"features">;
  pages: readonly InfoPage[];
  pictures: Pictures;
}
