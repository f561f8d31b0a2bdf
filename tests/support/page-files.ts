/** Measures the scripts that a page loads first, as transferred. */

const BROTLI = { "Accept-Encoding": "br" };

/** The sizes in bytes of the scripts that this HTML loads. */
export async function scriptSizesOf(origin: string, html: string): Promise<number[]> {
  const preloads = / data-preload="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  const imports = Array.from(
    html.matchAll(/from ?"(\/assets\/[^"]+\.js)"|import ?"(\/assets\/[^"]+\.js)"/g),
  );
  const files = new Set(
    [...preloads, ...imports.map(([, named, bare]) => named ?? bare ?? "")].filter(Boolean),
  );
  return Promise.all(Array.from(files, (file) => sizeOf(origin + file)));
}

export async function sizeOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: BROTLI });
  await response.arrayBuffer();
  return Number(response.headers.get("Content-Length"));
}
