/** Leads from old paths to pages, as redirects and the names of products tell; counts the others. */
import { type MiddlewareFunction, redirect } from "react-router";
import { splitPrefix, withPrefix } from "#app/languages/paths.ts";
import { findRedirect } from "#app/site/redirects.ts";
import { site } from "#app/site/site.server.ts";
import { api } from "#app/upstream/upstream.server.ts";

/** Pages that are not the public site's. */
const OTHERS = /^\/(?:desk|api)(?:\/|$)/;

/** A product's name as other shop programs write it: /product/saw, /en/3-saw.html. */
const NAME = /\/(?:\d+-(?=[^/]+\.html$))?([\da-z-]+)(?:\.html)?$/;

/** Null also while the database does not answer: the path is unknown all the same. */
async function findProductPath(path: string): Promise<string | null> {
  const [, slug] = NAME.exec(path) ?? [];
  const product = slug && (await api?.reading.findProduct(slug).catch(() => null));
  return product ? `/products/${product.slug}` : null;
}

export const redirectUnknown: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const { pathname, host } = new URL(request.url);
  const { prefix, path } = splitPrefix(pathname.replace(/(?<=.)(?:\.data|\/)$/, ""), site.company);
  if (response.status !== 404 || request.method !== "GET" || OTHERS.test(path)) return response;
  const configured = findRedirect(site.redirects, path);
  const to = configured ?? (await findProductPath(path));
  const target = to === null ? null : URL.parse(to, request.url);
  const isCircle =
    configured !== null &&
    target?.host === host &&
    findRedirect(site.redirects, target.pathname) !== null;
  if (to === null || target === null || isCircle) {
    api?.countUnknownPath(path);
    return response;
  }
  await response.body?.cancel();
  throw redirect(withPrefix(prefix, to), 301);
};
