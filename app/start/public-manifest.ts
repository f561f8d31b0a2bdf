/**
 * The list of routes that public pages give to the browser's router: the build's own, without the shop's desk. It saves
 * each page 1.3 KB of scripts; with the whole list the search page exceeds 120 KB.
 */
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ASSIGNED = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s;

/** Whether a route is one of the desk's. */
export function isDeskRoute(id: string): boolean {
  return id.startsWith("routes/desk/");
}

/** Where the public list is, given the address of the whole one: beside it, with a name that changes with it. */
export function publicManifestUrl(url: string): string {
  return url.replace(/\.js$/, "-public.js");
}

/** Writes the public list beside the whole one of the build that began at `begun`. @throws when it is not found. */
export function writePublicManifest(client: string, begun: number): void {
  const files = globSync(join(client, "assets/manifest-*.js"), { exclude: ["**/*-public.js"] });
  const [file] = files.filter((path) => statSync(path).mtimeMs >= begun);
  const [, json] = (file && ASSIGNED.exec(readFileSync(file, "utf8"))) || [];
  if (!file || !json) throw new Error("the build's list of routes was not found");
  const manifest: { routes: Record<string, unknown>; url: string } = JSON.parse(json);
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !isDeskRoute(id)));
  const text = JSON.stringify({ ...manifest, routes, url: publicManifestUrl(manifest.url) });
  writeFileSync(publicManifestUrl(file), `window.__reactRouterManifest=${text};`);
}
