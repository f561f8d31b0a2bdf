/** Requests a page from a server and reads its parts. */

export interface Page {
  status: number;
  headers: Headers;
  html: string;
  /** The visible text, with single spaces: no markup, comments or scripts. */
  text: string;
  title: string;
  canonical: string | null;
  noindex: boolean;
}

export async function getPage(url: string, init?: RequestInit): Promise<Page> {
  const response = await fetch(url, { redirect: "manual", ...init });
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    html,
    text: toText(html),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null,
    noindex: /<meta name="robots" content="noindex"/.test(html),
  };
}

const ENTITIES: Record<string, string> = {
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

function toText(html: string): string {
  return html
    .replaceAll(/<(script|style|title)\b.*?<\/\1>|<!--.*?-->/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, " ");
}
