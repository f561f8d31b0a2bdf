/** A page's title, description, canonical URL, Open Graph and structured data for React Router. */
import type { MetaDescriptor } from "react-router";
import type { Language } from "#app/languages/language.ts";
import {
  type FurtherLanguages,
  pathsByLanguage,
  prefixOf,
  withPrefix,
} from "#app/languages/paths.ts";

interface PageMeta {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** The page's own path and query, beginning with "/": browsers share the canonical link. */
  path: string;
  noindex?: boolean;
  /** Path of the share picture; by default the shop's. */
  image?: string;
}

export type RouteMatches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;

/** Descriptors for a page's `meta` export; origin, shop name and locale are the root loader's. */
export function pageMeta(matches: RouteMatches, page: PageMeta): MetaDescriptor[] {
  const shop = rootData(matches);
  const { siteName, sharePicture, languages } = shop;
  const title = `${page.title} | ${siteName}`;
  const url = absoluteUrl(matches, page.path);
  const image = page.image ?? sharePicture;
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    ...(page.noindex || languages.length === 0
      ? []
      : [...pathsByLanguage(page.path, shop), { tag: "x-default", path: page.path }].map(
          ({ tag, path }) => ({
            tagName: "link",
            rel: "alternate",
            hrefLang: tag,
            href: new URL(path, shop.origin).href,
          }),
        )),
    {
      property: "og:locale",
      content: shop.locale.replace(/^\w+/, shop.language).replace("-", "_"),
    },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    ...(image
      ? [
          { property: "og:image", content: absoluteUrl(matches, image) },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
  ];
}

/** Structured data as a descriptor; React Router escapes it. */
export function jsonLd(data: { [key: string]: unknown }): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...data } };
}

/** The absolute URL of a path of this site, in the page's language. */
export function absoluteUrl(matches: RouteMatches, path: string): string {
  const { origin, language, ...shop } = rootData(matches);
  return new URL(withPrefix(prefixOf(language, shop), path), origin).href;
}

/** The page's language, for a route's `meta`. */
export function languageOf(matches: RouteMatches): Language {
  return rootData(matches).language;
}

interface RootData extends FurtherLanguages {
  origin: string;
  siteName: string;
  /** As in BCP 47, such as "en-IN". */
  locale: string;
  language: Language;
  /** Path of the shop's share picture; null if it has none. */
  sharePicture: string | null;
}

/** Defaults for error pages, which have no root data. */
function rootData(matches: RouteMatches): RootData {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  return (
    root ?? {
      origin: "http://localhost",
      siteName: "",
      locale: "en",
      languages: [],
      language: "en",
      sharePicture: null,
    }
  );
}
