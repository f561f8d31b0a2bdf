/** What only the server's rendering needs to know of the dealer: the header's menus and the footer, with their pictures. */
import { createContext } from "react";
import { createContext as createRequestContext } from "react-router";
import type { Areas, Menus } from "#app/site/site.ts";
import type { SitePicture } from "#app/site/site-picture.ts";

/** By the address that a menu's card leads to. */
export type ShellPictures = ReadonlyMap<string, SitePicture | null>;

interface Shell {
  menus: Menus;
  areas: Areas;
  pictures: ShellPictures;
}

/** Read inside `ServerOnly` alone: in the browser nobody provides it. */
export const ServerSite = createContext<Shell | null>(null);

export const shellPicturesContext = createRequestContext<ShellPictures>(new Map());
