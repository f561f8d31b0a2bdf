/** The text shown while the next page loads, by its path; fixed wording. */

export interface LoadingText {
  title: string;
  text?: string;
}

const byPath: [path: RegExp, text: (match: RegExpMatchArray) => LoadingText][] = [
  [/^\/$/, () => ({ title: "Loading...", text: "Fetching the latest products and categories..." })],
  [/^\/search$/, () => ({ title: "Searching for products..." })],
  [/^\/collections\/all-categories$/, () => ({ title: "Loading..." })],
  [
    /^\/collections\/([^/]+)$/,
    ([, slug = ""]) => ({ title: "Loading Products...", text: `Fetching ${toLabel(slug)} products...` }),
  ],
  [/^\/compare$/, () => ({ title: "Loading Comparison..." })],
];

export function toLoadingText(pathname: string): LoadingText {
  for (const [path, text] of byPath) {
    const match = pathname.match(path);
    if (match) return text(match);
  }
  return { title: "Loading..." };
}

/** "lawn-mowers" as "Lawn Mowers". */
function toLabel(slug: string): string {
  return slug.replace(/-/g, " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
