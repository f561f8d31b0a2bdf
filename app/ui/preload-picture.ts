/** Preload links for a page's largest picture, which then loads some round trips sooner. */
import type { MetaDescriptor } from "react-router";
import type { SitePicture } from "#app/site/site-picture.ts";
import { WHOLE_WINDOW } from "./picture.tsx";

/**
 * For a picture as wide as the window. Only its first format is named: browsers without that format
 * ignore the link. If one crop has a media condition, the other gets the opposite one.
 */
export function preloadPicture({ sources }: SitePicture): MetaDescriptor[] {
  const [first] = sources;
  const preferred = sources.filter(({ type }) => type === first?.type);
  const [condition] = preferred.flatMap(({ media }) => media ?? []);
  return preferred.map(({ type, media, srcSet }) => ({
    tagName: "link",
    rel: "preload",
    as: "image",
    type,
    fetchPriority: "high",
    imageSrcSet: srcSet,
    imageSizes: WHOLE_WINDOW,
    ...(condition && { media: media ?? `not all and ${condition}` }),
  }));
}
