/** Assembles the site from the shop's documents. */
import { toLanguage } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import {
  type DocumentData,
  type DocumentName,
  type Documents,
  SCHEMAS,
  SCHEMAS_BELOW,
} from "./documents.ts";
import { toOpeningHours } from "./opening-hours.ts";
import { toHtml } from "./page-html.ts";
import { toPhone } from "./phone.ts";
import type { ShopPictures } from "./pictures.ts";

/** @throws a ZodError for an invalid document, and without those that are required */
export function toSite(documents: Documents, pictures: ShopPictures) {
  const read = <Name extends DocumentName>(name: Name) =>
    SCHEMAS[name].parse(documents.get(name)) as DocumentData<Name>;
  const find = <Name extends DocumentName>(name: Name) => (documents.has(name) ? read(name) : null);
  const below = (folder: string) =>
    [...documents.keys()].filter((name) => name.startsWith(`${folder}/`)).sort();
  const company = read("company");
  const t = serverMessagesIn(toLanguage(company.locale)).defaultTexts;
  const branches = read("branches");
  const about = find("about");
  const areas = find("areas") ?? SCHEMAS.areas.parse({});
  const pages = below("pages").map((name) => {
    const page = SCHEMAS_BELOW.pages.parse(documents.get(name));
    return { slug: name.slice("pages/".length), ...page, body: toHtml(page.body, pictures) };
  });
  return {
    company: toCompany(company, pictures, t),
    /** The branches page's own texts. */
    branchesPage: branches,
    /** The head office first. */
    branches: branches.branches.map((branch, index) =>
      toBranch({ type: t.branchType, ...branch }, index, branches, company, pictures),
    ),
    areas: { ...t.areas, ...areas, call: areas.call ?? { text: t.call, link: undefined } },
    /** The surrounding districts on the map that the site draws, or null. */
    outline: find("outline"),
    towns: new Map(
      below("towns").flatMap((name) =>
        Object.entries(SCHEMAS_BELOW.towns.parse(documents.get(name))),
      ),
    ),
    menus: toMenus(find("menus") ?? defaultMenus(about !== null, pages, t.menus)),
    /** Null where the home page uses the catalogue alone. */
    home: find("home"),
    /** Null where there is no such page. */
    about: about && { ...t.about, ...about },
    categories: find("categories"),
    collections: new Map(Object.entries(find("collections") ?? {})),
    questions: new Map(Object.entries(find("questions") ?? {})),
    contact: { ...t.contact, ...(find("contact") ?? SCHEMAS.contact.parse({})) },
    features: find("features") ?? [],
    /** By the slug of its list. */
    advice: find("advice") ?? {},
    redirects: find("redirects") ?? [],
    pages,
    pictures,
  };
}

type Menus = DocumentData<"menus">;
type DefaultTexts = ReturnType<typeof serverMessagesIn>["defaultTexts"];

/** Without a phone's own panels they are the header's. A panel's list may be no longer there. */
function toMenus({ mobile, navigation, ...menus }: Menus): Menus {
  const panels = menus.panels.map(({ categories: links, featured: _, ...panel }) => ({
    ...panel,
    links,
  }));
  const isThere = (item: object) =>
    !("panel" in item) || menus.panels.some(({ key }) => key === item.panel);
  return {
    ...menus,
    navigation: navigation.filter(isThere),
    mobile: mobile.panels.length > 0 ? mobile : { ...mobile, panels },
  };
}

/** The menus of a shop that has none: the pages that every site has. */
function defaultMenus(
  hasAbout: boolean,
  pages: readonly { slug: string; title: string }[],
  t: DefaultTexts["menus"],
): Menus {
  const links = [
    { label: t.allCategories, href: "/collections/all-categories" },
    { label: t.locations, href: "/branches" },
    ...(hasAbout ? [{ label: t.about, href: "/about" }] : []),
  ];
  const others = [...links, { label: t.contact, href: "/contact" }];
  const compare = { label: t.compare, href: "/compare" };
  return {
    panels: [],
    navigation: links,
    mobile: { panels: [], links: [...others, { label: t.search, href: "/search" }] },
    footer: {
      columns: [{ heading: t.pages, links: [...others, compare] }],
      legal: pages.map(({ slug, title }) => ({ label: title, href: `/${slug}` })),
    },
  };
}

function toCompany(
  { logo, logoOnDark, icon, ...company }: DocumentData<"company">,
  pictures: ShopPictures,
  t: DefaultTexts,
) {
  const { callingCode, supportEmail, badgeText = t.badgeText } = company;
  return {
    ...company,
    badgeText,
    finance: company.finance.map((option) => ({ offer: t.offer, ...option })),
    stock: { shown: true, ...t.stock, ...company.stock },
    phone: toPhone(company.phone, callingCode),
    /** Null where the shop has no chat. */
    whatsapp: company.whatsapp ? toPhone(company.whatsapp, callingCode) : null,
    salesEmail: company.salesEmail ?? supportEmail,
    logo: logo ? pictures.find(logo) : null,
    /** The logo on the dark footer, by default the same logo. */
    logoOnDark: (logoOnDark ?? logo) ? pictures.find(logoOnDark ?? logo ?? "") : null,
    iconUrl: icon ? (pictures.fileUrl(icon) ?? pictures.find(icon)?.src ?? null) : null,
    /** The picture `404`, for pages that do not exist. */
    lostUrl: pictures.find("404")?.src ?? null,
  };
}

function toBranch(
  branch: DocumentData<"branches">["branches"][number] & { type: string },
  index: number,
  { holidays }: DocumentData<"branches">,
  { callingCode }: DocumentData<"company">,
  pictures: ShopPictures,
) {
  const { hours, holidays: own, picture, ...rest } = branch;
  return {
    ...rest,
    /** From 1, in the document's order; the head office is 1. */
    id: index + 1,
    position: branch.position ?? null,
    mapUrl: branch.mapUrl ?? null,
    phone: toPhone(branch.phone, callingCode),
    whatsapp: branch.whatsapp ? toPhone(branch.whatsapp, callingCode) : null,
    email: branch.email ?? null,
    picture: picture ? pictures.find(picture) : null,
    hours: toOpeningHours(hours, holidays, own),
  };
}
