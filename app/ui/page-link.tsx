/** Links and texts of a page in a further language, and links to the page in other languages. */
import { type ComponentProps, use } from "react";
import { useLocation } from "react-router";
import { LANGUAGE_NAMES, LanguageContext } from "#app/languages/language.ts";
import { pathsByLanguage, prefixOf, withPrefix, withPrefixes } from "#app/languages/paths.ts";
import { CompanyContext, useCompany } from "./company.ts";

/** The prefix of the rendered page's language. */
export function usePrefix(): string {
  const language = use(LanguageContext);
  const company = use(CompanyContext);
  return company ? prefixOf(language, company) : "";
}

/** An address of this site in the language of the rendered page. */
export const usePagePath = (address: string): string => withPrefix(usePrefix(), address);

/** The `lang` of products and of the shop's texts, on pages in another language. */
export function useTextsLanguage(): string | undefined {
  const { locale } = useCompany();
  return usePrefix() ? locale : undefined;
}

/** A plain link, which costs a page less than `Link`; see `FollowLinks`. */
export function PageLink({ href = "", ...rest }: ComponentProps<"a">) {
  return <a href={usePagePath(href)} {...rest} />;
}

interface HtmlProps extends ComponentProps<"div"> {
  as?: "div" | "article";
  /** Made or cleaned by the server. */
  html: string;
}

export function Html({ as: Part = "div", html, ...rest }: HtmlProps) {
  const content = { __html: withPrefixes(usePrefix(), html) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made or cleaned it
  return <Part {...rest} dangerouslySetInnerHTML={content} />;
}

/** Nothing in a shop of one language. */
export function LanguageLinks({ className }: { className: string }) {
  const current = use(LanguageContext);
  const company = useCompany();
  const { pathname, search } = useLocation();
  return pathsByLanguage(pathname + search, company)
    .filter((other) => other.language !== current)
    .map(({ language, tag, path }) => (
      <a key={tag} className={className} lang={tag} hrefLang={tag} href={path}>
        {LANGUAGE_NAMES[language]}
      </a>
    ));
}
