/** Where paths of an earlier site lead, if there is no page. */

export interface Redirect {
  from: string;
  to: string;
}

/**
 * The URL for a path; null for none. An exact entry comes before patterns, a long pattern before
 * short ones.
 *
 * @param path percent-encoded, as in a URL
 */
export function findRedirect(redirects: readonly Redirect[], path: string): string | null {
  const asked = decode(path);
  const exact = redirects.find(({ from }) => decode(from) === asked);
  if (exact) return toAscii(exact.to);
  const [pattern] = redirects
    .filter(({ from }) => from.endsWith("*") && asked.startsWith(decode(from.slice(0, -1))))
    .sort((one, other) => other.from.length - one.from.length);
  if (!pattern) return null;
  // Slashes at the beginning of a path would make it the name of another host.
  const rest = asked.slice(decode(pattern.from).length - 1).replace(/^[/\\]+/, "");
  const [place = "", ...query] = pattern.to.split("?");
  const words = encodeURIComponent(rest.toWellFormed());
  return toAscii(
    [
      place.replaceAll("*", () =>
        encodeURI(rest.toWellFormed()).replace(/[?#]/g, encodeURIComponent),
      ),
      ...query.map((part) => part.replaceAll("*", () => words)),
    ].join("?"),
  );
}

/** Redirects to a path that is redirected too: chains of them can have no end. */
export function listChains(redirects: readonly Redirect[]): number[] {
  return redirects.flatMap(({ to }, index) => {
    const [path = ""] = to.replaceAll("*", "").split(/[?#]/);
    return path.startsWith("/") && findRedirect(redirects, path) !== null ? index : [];
  });
}

/** A path or URL as people type it; one that is not well encoded stays. */
export function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** For a header. */
const toAscii = (url: string) => url.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
