/** The head of a page as React Router's meta descriptors: title, description, canonical address, Open Graph, structured data. */
import type { MetaDescriptor } from "react-router";
import { sharePicture } from "./share-picture.ts";

interface PageMeta {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Canonical path with its query, beginning with "/". */
  path: string;
  noindex?: boolean;
  /** Path of the share picture; by default the one of this path. */
  image?: string;
}

type Matches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;

/** Descriptors for a page's `meta` export; the root loader gives the origin, the shop's name and its locale. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const { siteName, locale } = rootData(matches);
  const title = `${page.title} | ${siteName}`;
  const url = absoluteUrl(matches, page.path);
  const image = absoluteUrl(matches, page.image ?? sharePicture(page.path));
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: locale.replace("-", "_") },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Structured data as a descriptor; React Router escapes it so that no text can end the script element. */
export function jsonLd(data: { [key: string]: unknown }): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...data } };
}

/** A path of this site as an absolute address, for structured data and previews. */
export function absoluteUrl(matches: Matches, path: string): string {
  return new URL(path, rootData(matches).origin).href;
}

interface RootData {
  origin: string;
  siteName: string;
  /** As in BCP 47, such as "en-IN". */
  locale: string;
}

/** An error page has no root data and writes its own title. */
function rootData(matches: Matches): RootData {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  return root ?? { origin: "http://localhost", siteName: "", locale: "en" };
}
