/**
 * The route manifest for public pages: the build's own without the desk. It saves each page 1.4 KB
 * of scripts, which the search page needs to stay within 120 KB.
 */
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ASSIGNED = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s;

/** Whether a route is one of the desk's. */
export function isDeskRoute(id: string): boolean {
  return id.startsWith("routes/desk/");
}

/** The URL of the public manifest, beside the full one, named by its content. */
export function publicManifestUrl(url: string): string {
  return url.replace(/\.js$/, "-public.js");
}

/** Writes the public manifest of the build that started at `begun`. @throws without a full one */
export function writePublicManifest(client: string, begun: number): void {
  const files = globSync(join(client, "assets/manifest-*.js"), { exclude: ["**/*-public.js"] });
  const [file] = files.filter((path) => statSync(path).mtimeMs >= begun);
  const [, json] = (file && ASSIGNED.exec(readFileSync(file, "utf8"))) || [];
  if (!file || !json) throw new Error("the build's list of routes was not found");
  const manifest: { routes: Record<string, unknown>; url: string } = JSON.parse(json);
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).filter(([id]) => !isDeskRoute(id)),
  );
  const text = JSON.stringify({ ...manifest, routes, url: publicManifestUrl(manifest.url) });
  writeFileSync(publicManifestUrl(file), `window.__reactRouterManifest=${text};`);
}
