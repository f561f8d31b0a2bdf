/** Asks a server for a page and reads what a test wants to know of it. */

export interface Page {
  status: number;
  headers: Headers;
  html: string;
  title: string;
  canonical: string | null;
  noindex: boolean;
}

export async function getPage(address: string, init?: RequestInit): Promise<Page> {
  const response = await fetch(address, { redirect: "manual", ...init });
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null,
    noindex: /<meta name="robots" content="noindex"/.test(html),
  };
}
