/** The shop's own share picture: the first scene of the home page, or the logo. */
import { site } from "#app/site/site.server.ts";
import type { SitePicture } from "#app/site/site-picture.ts";

/** Null if the shop has neither. */
export function findShopPicture(): SitePicture | null {
  const hero = site.home?.sections.find((section) => section.type === "hero");
  const scene = hero?.slides
    .map((slide) => ("scene" in slide ? slide.scene : undefined))
    .find((found) => found?.picture);
  return (scene?.picture && site.pictures.find(scene.picture)) || site.company.logo;
}
