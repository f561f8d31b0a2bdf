/** The text shown while the next page loads, by path. */
import type { ShellMessages } from "#app/languages/en/shell.tsx";

interface LoadingText {
  title: string;
  text?: string;
}

export function toLoadingText(pathname: string, t: ShellMessages): LoadingText {
  const [, slug = ""] = pathname.match(/^\/collections\/([^/]+)$/) ?? [];
  if (slug && slug !== "all-categories") return t.loadingProducts(toLabel(slug));
  if (pathname === "/") return t.loadingHome;
  if (pathname === "/search") return { title: t.searchingProducts };
  return pathname === "/compare" ? t.loadingComparison : t.loading;
}

/** "lawn-mowers" as "Lawn Mowers". */
function toLabel(slug: string): string {
  return slug.replace(/-/g, " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
