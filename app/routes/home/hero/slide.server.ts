/** What a slide of the hero shows: the dealer's words, a picture, a film, or machines of the catalogue. */
import { site } from "#app/site/site.server.ts";
import type { HomeSection } from "#app/site/site.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { findPicture } from "../../find-pictures.server.ts";

type SlideFacts = Extract<HomeSection, { type: "hero" }>["slides"][number];

export async function toSlide(upstream: Upstream, slide: SlideFacts) {
  const { id, tagline, title, button, scene, video, reveal, words } = slide;
  const parts = await Promise.all(
    (reveal?.parts ?? []).map(async ({ product, from }) => ({
      from,
      image: (await findPicture(upstream, { product }))?.src,
    })),
  );
  return {
    ...{ id, tagline, title, button, words },
    scene: scene ? site.pictures.find(scene.picture, scene.alt) : null,
    video: video ? toVideo(video) : null,
    reveal: reveal
      ? { alt: reveal.alt, parts: parts.flatMap(({ from, image }) => (image ? { from, image } : [])) }
      : null,
  };
}

export type Slide = Awaited<ReturnType<typeof toSlide>>;

/** The forms that the folder has: `name.webm`, `name.mp4`, and `name-portrait.…` for upright windows. */
function toVideo(name: string) {
  const forms = ["webm", "mp4"];
  const sources = [
    ...forms.map((form) => ({ file: `${name}-portrait.${form}`, media: "(width <= 768px)", type: `video/${form}` })),
    ...forms.map((form) => ({ file: `${name}.${form}`, media: null, type: `video/${form}` })),
  ];
  return sources.flatMap(({ file, media, type }) => {
    const src = site.pictures.fileUrl(file);
    return src ? [{ src, media, type }] : [];
  });
}
