import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { products } from "#app/languages/en/products.tsx";
import { aPicture, aProduct } from "../../../tests/support/product.ts";
import { toGallery } from "./gallery-items.ts";
import { VideoFacade } from "./video-facade.tsx";

it.each([
  ["youtube", "dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ["facebook", "10153231379946729", "https://www.facebook.com/watch/?v=10153231379946729"],
  ["file", "https://media.test/saw.mp4", "https://media.test/saw.mp4"],
] as const)("shows a %s video as picture and link without fetching it", (provider, id, link) => {
  const [video] = toGallery(
    aProduct({ images: [aPicture("/a.svg")], videos: [{ provider, id, title: "At work" }] }),
    products.videos,
  );
  if (video?.kind !== "video") throw new Error("no video");
  const html = renderToStaticMarkup(<VideoFacade video={video} />);
  expect(html).toContain(`href="${link}"`);
  const fetched = Array.from(
    html.matchAll(/<(?!a )[^>]*(?:src|href)="([^"]*)"/g),
    ([, url]) => url,
  );
  expect(fetched).toContain("/a.svg");
  for (const url of fetched) expect(url).toMatch(/^\/(?!\/)/);
  expect(html).not.toMatch(/<(?:iframe|video|script)/);
});
