/** The caching policies a page can choose from in its `headers` export; the root chooses `catalogue` for all. */

/** A page that depends on its URL and the catalogue's version: kept by shared caches, asked again by browsers. */
export const catalogue = {
  "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
};

/** A page that must be asked for each time: answers to forms, errors, outages. */
export const uncached = { "Cache-Control": "no-store" };

/** What never changes under its address. */
export const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };
