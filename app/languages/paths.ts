/** Paths by language: pages in a further language of the shop begin with its code, such as `/ml`. */
import { type Language, toLanguage, toTag } from "./language.ts";

/** The languages of a shop beside the one of its locale. */
export interface FurtherLanguages {
  languages: readonly Language[];
}

/** Paths with dot segments, files, the API, the desk, and what monitors read have no language. */
const WITHOUT_LANGUAGE =
  /^\/(?:(?:.*\/)?(?:\.|%2e){1,2}(?:\/|$)|[^/]+\.(?!data$)\w+$|(?:api|assets|desk|dictionary|fonts|health|metrics|previews|ready|site|uploads)(?:[/.]|$))/;

export const hasLanguage = (path: string): boolean => !WITHOUT_LANGUAGE.test(path);

/** What the paths of a language's pages begin with; empty for the first. */
export const prefixOf = (language: Language, { locale }: { locale: string }): string =>
  language === toLanguage(locale) ? "" : `/${language}`;

/** A path of this site with a prefix; other addresses, and paths that have it, are unchanged. */
export function withPrefix(prefix: string, address: string): string {
  if (prefix === "") return address;
  const [path = ""] = address.split(/[?#]/, 1);
  const isPage = /^\/(?!\/)/.test(path) && hasLanguage(path);
  if (!isPage || path === prefix || path.startsWith(`${prefix}/`)) return address;
  return prefix + (path === "/" ? address.slice(1) : address);
}

/** The path of a page in each language of a shop, the first language first. */
export const pathsByLanguage = (path: string, shop: FurtherLanguages & { locale: string }) =>
  [toLanguage(shop.locale), ...shop.languages].map((language) => ({
    language,
    tag: toTag(language, shop.locale),
    path: withPrefix(prefixOf(language, shop), path),
  }));

/** HTML whose links and forms stay in a language. */
export function withPrefixes(prefix: string, html: string): string {
  if (prefix === "") return html;
  return html.replaceAll(
    /(<(?:a|form)\b[^<>]*? (?:href|action)=")([^"]*)/g,
    (_, start, address) => start + withPrefix(prefix, address),
  );
}

/** The prefix of a path of this site, and the path without it. */
export function splitPrefix(
  address: string,
  { languages }: FurtherLanguages,
): { prefix: string; path: string } {
  const [, code, isData, rest = ""] = /^\/([a-z]{2})(\.data)?(?=[/?#]|$)(.*)$/.exec(address) ?? [];
  // The router requests the data of `/ml` as `/ml.data`, and that of `/` as `/_.data`.
  const path = isData ? `/_.data${rest}` : rest.startsWith("/") ? rest : `/${rest}`;
  const [page = ""] = path.split(/[?#]/, 1);
  return languages.some((language) => language === code) && hasLanguage(page)
    ? { prefix: `/${code}`, path }
    : { prefix: "", path: address };
}
