/** What only the server's rendering needs to know of the dealer: the header's menus and the footer, with their pictures. */
import { createContext, type ReactNode } from "react";
import { createContext as createRequestContext } from "react-router";
import type { Areas, Menus } from "#app/site/site.ts";
import type { SitePicture } from "#app/site/site-picture.ts";

/** By the address that a menu's card leads to. */
export type ShellPictures = ReadonlyMap<string, SitePicture | null>;

/** The HTML of a part; the one that was made before for the same key, where it is remembered. */
export type RenderPart = (key: string, part: () => ReactNode) => string;

/** What the header and the menu of small screens show. */
export interface ShellMenus {
  menus: Menus;
  pictures: ShellPictures;
}

interface Shell extends ShellMenus {
  areas: Areas;
  /** Of a part that depends on nothing but its key, the dealer's folder, and these menus and pictures. */
  renderShellPart: RenderPart;
}

/** In the browser, and in tests of a single component, nobody provides it. */
export const ServerSite = createContext<Shell | null>(null);

/** Set by a middleware on every request that comes to a page; null where none has run. */
export const shellMenusContext = createRequestContext<ShellMenus | null>(null);
