/** The menus, their pictures and the footer, which only the server renders. */
import { createContext, type ReactNode } from "react";
import { createContext as createRequestContext } from "react-router";
import type { Areas, Menus } from "#app/site/site.ts";
import type { SitePicture } from "#app/site/site-picture.ts";

/** By the URL of a card or of a category in the mobile menu. */
type ShellPictures = ReadonlyMap<string, SitePicture | null>;

/** Content of the header and the mobile menu. */
export interface ShellMenus {
  menus: Menus;
  pictures: ShellPictures;
}

interface Shell extends ShellMenus {
  areas: Areas;
  /** The HTML of a part that depends on its name, the menus and the language only. */
  renderPart(name: string, content: () => ReactNode): string;
}

/** Null in the browser and in tests of single components. */
export const ServerSite = createContext<Shell | null>(null);

/** Set by a middleware for every request of a page. */
export const shellMenusContext = createRequestContext<ShellMenus | null>(null);
