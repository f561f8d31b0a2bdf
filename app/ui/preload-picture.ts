/** The largest first sight of a page, named in its head before its styles: the browser fetches it some round trips sooner. */
import type { MetaDescriptor } from "react-router";
import type { SitePicture } from "#app/site/site-picture.ts";
import { WHOLE_WINDOW } from "./picture.tsx";

/**
 * For a picture as wide as the window. Only its first form is named, by its type: a browser that cannot read that form
 * takes no notice. Where one cut is for some windows, the other is for the rest of them.
 */
export function preloadPicture({ sources }: SitePicture): MetaDescriptor[] {
  const [first] = sources;
  const forms = sources.filter(({ type }) => type === first?.type);
  const [cut] = forms.flatMap(({ media }) => media ?? []);
  return forms.map(({ type, media, srcSet }) => ({
    ...{ tagName: "link", rel: "preload", as: "image", type, fetchPriority: "high" },
    ...{ imageSrcSet: srcSet, imageSizes: WHOLE_WINDOW },
    ...(cut && { media: media ?? `not all and ${cut}` }),
  }));
}
