/** What a page starts with, as it travels. */

const BROTLI = { "Accept-Encoding": "br" };

/** The sizes of the scripts that the page of this HTML starts with, bytes. */
export async function scriptSizesOf(origin: string, html: string): Promise<number[]> {
  const preloads = / data-preload="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  const imports = Array.from(html.matchAll(/from ?"(\/assets\/[^"]+\.js)"|import ?"(\/assets\/[^"]+\.js)"/g));
  const files = new Set([...preloads, ...imports.map(([, named, bare]) => named ?? bare ?? "")].filter(Boolean));
  return Promise.all(Array.from(files, (file) => sizeOf(origin + file)));
}

export async function sizeOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: BROTLI });
  await response.arrayBuffer();
  return Number(response.headers.get("Content-Length"));
}
