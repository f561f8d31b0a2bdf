/** The most expensive requests for a server. */

export interface HeavyRequest {
  path: string;
  init?: RequestInit;
}

const WORDS =
  "petrol chain saw hedge trimmer brush cutter blower pump sprayer washer mower tiller engine drill";
const form = { "Content-Type": "application/x-www-form-urlencoded" };
/** By name; `number` makes each one unique, so that no cache has it. */
export const HEAVY_REQUESTS: Record<string, (number: number) => HeavyRequest> = {
  "the longest list": (number) => ({ path: `/search?page=${20 + number}` }),
  "a list by everything": (number) => ({
    path: `/collections/outdoor?type=petrol&sort=z-to-a&page=${number}&compare=1,2,3,${number + 4}`,
  }),
  "a search for one letter": (number) => ({ path: `/search?q=${"abcdefgh"[number]}&page=4` }),
  "a search for sixty words": (number) => ({
    path: `/search?q=${encodeURIComponent(`${WORDS} ${WORDS} ${number}`)}`,
  }),
  "a live search": (number) => ({ path: `/search/live?q=${"cbshpwmt"[number]}` }),
  "a comparison": (number) => ({ path: `/compare?products=1,11,16,${18 + number}` }),
  "a machine": (number) => ({ path: `/products/${100 + number}` }),
  "all by the API": (number) => ({ path: `/api/products?limit=1000&offset=${number}` }),
  "filters by the API": (number) => ({
    path: `/api/products?facets=1&search=a&limit=${10 + number}`,
  }),
  "the API's count of links": (number) => ({ path: `/api/debug/subcategory-products?${number}` }),
  "the API's count of products": (number) => ({ path: `/api/products/debug?${number}` }),
  "the API's description": (number) => ({ path: `/api/openapi.json?${number}` }),
  "the sitemap": (number) => ({ path: `/sitemap.xml?${number}` }),
  "a form of 1 MB": (number) => ({
    path: "/contact",
    init: { method: "POST", headers: form, body: `message=${"x%20".repeat(250_000)}${number}` },
  }),
  "a form of 10,000 fields": (number) => ({
    path: "/contact",
    init: {
      method: "POST",
      headers: form,
      body: Array.from({ length: 10_000 }, (_, index) => `f${index}=${number}`).join("&"),
    },
  }),
  "a broken form in parts": () => ({
    path: "/contact",
    init: {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      body: "--x\r\nContent-Disposition: form-data; name=a\r\n".repeat(1_000),
    },
  }),
  "JSON nested deep": () => ({
    path: "/api/contact",
    init: {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "[".repeat(60_000),
    },
  }),
};
