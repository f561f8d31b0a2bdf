/** The scripts and styles of pages that the visitor has not been to: whether they can be had, before the router asks for them. */
import { matchRoutes, type RouteObject } from "react-router";

/** The part of the router's own list of routes that is read here. */
interface Manifest {
  entry: Files;
  routes: Record<string, Files & { id: string; path?: string; index?: boolean; parentId?: string }>;
}

interface Files {
  module: string;
  imports?: string[];
  css?: string[];
}

declare global {
  interface Window {
    __reactRouterManifest?: Manifest;
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** Addresses of the scripts and styles that the page at `pathname` needs and that have not run yet; none where the router is not at work. */
export function missingScripts(pathname: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;
  if (!manifest || !modules) return [];
  const routes = Object.values(manifest.routes);
  const there = new Set([manifest.entry, ...routes.filter(({ id }) => id in modules)].flatMap(filesOf));
  const matches = matchRoutes(childrenOf(routes, undefined), pathname) ?? [];
  return [...new Set(matches.flatMap(({ route }) => filesOf(manifest.routes[route.id ?? ""])))].filter(
    (file) => !there.has(file),
  );
}

/** By address: whether they are there; those that did not come are asked for again. */
const asked = new Map<string, Promise<boolean>>();

/**
 * Brings what the page at `pathname` lacks into the browser's cache, from which the router takes it: where its own
 * `import` fails it reloads the page. False where this build's scripts are gone, because there is a newer one.
 * @throws where nothing comes.
 */
export async function fetchScripts(pathname: string): Promise<boolean> {
  const areThere = await Promise.all(missingScripts(pathname).map(fetchScript));
  return areThere.every(Boolean);
}

function fetchScript(address: string): Promise<boolean> {
  const known = asked.get(address);
  if (known) return known;
  const coming = readScript(address);
  asked.set(address, coming);
  coming.catch(() => asked.delete(address));
  return coming;
}

async function readScript(address: string): Promise<boolean> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error("the server gives no scripts");
  return answer.ok;
}

type Route = Manifest["routes"][string];

function childrenOf(routes: readonly Route[], parent: string | undefined): RouteObject[] {
  return routes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => ({ id, path, index, children: childrenOf(routes, id) }) as RouteObject);
}

function filesOf(files: Files | undefined): string[] {
  return files ? [files.module, ...(files.imports ?? []), ...(files.css ?? [])] : [];
}
