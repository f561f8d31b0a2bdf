/** Loads the scripts and styles of pages before the router requests them. */
import { type ContextType, use } from "react";
import { matchRoutes, type RouteObject, UNSAFE_FrameworkContext } from "react-router";

/** The router's manifest and loaded modules; undefined outside the built site. */
export type Framework = ContextType<typeof UNSAFE_FrameworkContext>;

type Manifest = NonNullable<Framework>["manifest"];
type Route = NonNullable<Manifest["routes"][string]>;

export function useFramework(): Framework {
  return use(UNSAFE_FrameworkContext);
}

/** URLs of scripts and styles that the page at `pathname` needs and that are not loaded. */
export function missingScripts(pathname: string, framework: Framework): string[] {
  if (!framework) return [];
  const { manifest, routeModules } = framework;
  const routes = Object.values(manifest.routes).filter((route) => route !== undefined);
  const loaded = new Set(
    [manifest.entry, ...routes.filter(({ id }) => id in routeModules)].flatMap(filesOf),
  );
  const matches = matchRoutes(childrenOf(routes, undefined), pathname) ?? [];
  return [
    ...new Set(matches.flatMap(({ route }) => filesOf(manifest.routes[route.id ?? ""]))),
  ].filter((file) => !loaded.has(file));
}

/** Requests by URL, without failed ones. */
const requests = new Map<string, Promise<boolean>>();

/**
 * Loads what the page at `pathname` lacks into the browser's cache: the router reloads the page if
 * its own `import` fails. False if the scripts are gone because the server has a newer build.
 * @throws if the network or the server fails
 */
export async function fetchScripts(pathname: string, framework: Framework): Promise<boolean> {
  const results = await Promise.all(missingScripts(pathname, framework).map(fetchScript));
  return results.every(Boolean);
}

function fetchScript(url: string): Promise<boolean> {
  const known = requests.get(url);
  if (known) return known;
  const request = readScript(url);
  requests.set(url, request);
  request.catch(() => requests.delete(url));
  return request;
}

async function readScript(url: string): Promise<boolean> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error("the server failed to send a script");
  return response.ok;
}

function childrenOf(routes: readonly Route[], parent: string | undefined): RouteObject[] {
  return routes
    .filter(({ parentId }) => parentId === parent)
    .map(
      ({ id, path, index }) =>
        ({ id, path, index, children: childrenOf(routes, id) }) as RouteObject,
    );
}

function filesOf(files: Pick<Route, "module" | "imports" | "css"> | undefined): string[] {
  return files ? [files.module, ...(files.imports ?? []), ...(files.css ?? [])] : [];
}
