/** The caching policies for a page's `headers` export; the root uses `catalogue` for all. */

/** Depends on URL and catalogue alone: stored by shared caches, revalidated by browsers. */
export const catalogue = {
  "Cache-Control":
    "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
};

/** The same, but Chromium does not show an old one while it asks for a new one. */
export const revalidated = {
  "Cache-Control": "public, max-age=0, s-maxage=60, stale-if-error=86400",
};

/** A page that is never stored: responses to forms, errors, outages. */
export const uncached = { "Cache-Control": "no-store" };

/** Content that never changes under its URL. */
export const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };
