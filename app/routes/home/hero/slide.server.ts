/** The view of a hero slide: texts, and a picture, a video or machines of the catalogue. */
import { site } from "#app/site/site.server.ts";
import type { SectionOf } from "#app/site/site.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { findPicture, toKnownHref } from "../../find-pictures.server.ts";

type SlideSettings = SectionOf<"hero">["slides"][number];

export async function toSlide(upstream: Upstream, slide: SlideSettings) {
  const { button, scene, video, reveal, ...texts } = slide;
  const parts = await Promise.all(
    (reveal?.parts ?? []).map(async ({ product, from }) => ({
      from,
      image: (await findPicture(upstream, { product }))?.src,
    })),
  );
  return {
    ...texts,
    button: { ...button, href: await toKnownHref(upstream, button.href, button.label) },
    scene: scene ? site.pictures.find(scene.picture, scene.alt) : null,
    video: video ? toVideo(video) : null,
    reveal: reveal
      ? {
          alt: reveal.alt,
          parts: parts.flatMap(({ from, image }) => (image ? { from, image } : [])),
        }
      : null,
  };
}

export type Slide = Awaited<ReturnType<typeof toSlide>>;

/** The files in the folder: `name.webm`, `name.mp4`, and `name-portrait.…` for narrow windows. */
function toVideo(name: string) {
  const crops = [
    { base: `${name}-portrait`, media: "(width <= 768px)" },
    { base: name, media: null },
  ];
  return crops.flatMap(({ base, media }) =>
    ["webm", "mp4"].flatMap((format) => {
      const src = site.pictures.fileUrl(`${base}.${format}`);
      return src ? [{ src, media, type: `video/${format}` }] : [];
    }),
  );
}
