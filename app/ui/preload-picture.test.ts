import { expect, it } from "vitest";
import { preloadPicture } from "./preload-picture.ts";

const size = { width: 900, height: 1200 };
const picture = { src: "/a.webp", srcSet: null, alt: "", ...size };

it("preloads the first format of each crop for its window sizes", () => {
  const sources = [
    { type: "image/avif", media: "(width <= 768px)", srcSet: "/p.avif 900w", ...size },
    { type: "image/webp", media: "(width <= 768px)", srcSet: "/p.webp 900w", ...size },
    { type: "image/avif", media: null, srcSet: "/l.avif 1600w", ...size },
  ];
  expect(preloadPicture({ ...picture, sources })).toMatchObject([
    {
      rel: "preload",
      as: "image",
      type: "image/avif",
      media: "(width <= 768px)",
      imageSrcSet: "/p.avif 900w",
    },
    { type: "image/avif", media: "not all and (width <= 768px)", imageSrcSet: "/l.avif 1600w" },
  ]);
});

it("preloads one crop for every window, and nothing for a single file", () => {
  const sources = [{ type: "image/avif", media: null, srcSet: "/l.avif 1600w", ...size }];
  const [only] = preloadPicture({ ...picture, sources });
  expect(only).not.toHaveProperty("media");
  expect(preloadPicture({ ...picture, sources: [] })).toEqual([]);
});
