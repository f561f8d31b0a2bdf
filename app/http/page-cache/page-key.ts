/** Names a page in the cache: its address, and what else it depends on. */

/** Characters of path and query; the site's own links stay far below. */
const LONGEST_ADDRESS = 1_000;

/** The key of the page at `address` (path and query) in one version of the catalogue; null for an address beyond all use. */
export function toPageKey(version: string, address: string, variant: string): string | null {
  return address.length > LONGEST_ADDRESS ? null : `${version}\n${variant}\n${address}`;
}
