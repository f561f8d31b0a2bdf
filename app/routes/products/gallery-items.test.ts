import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { products } from "#app/languages/en/products.tsx";
import { aPicture, aProduct } from "../../../tests/support/product.ts";
import { thumbnailsAround, toGallery } from "./gallery-items.ts";

const { videos } = products;

describe("toGallery", () => {
  it("puts videos first, with the product's picture as their poster", () => {
    const gallery = toGallery(
      aProduct({
        images: [aPicture("/a.svg"), aPicture("/b.svg")],
        videos: [{ provider: "youtube", id: "dQw4w9WgXcQ", title: "At work" }],
      }),
      videos,
    );
    expect(gallery.map((item) => item.kind)).toEqual(["video", "image", "image"]);
    expect(gallery[0]).toMatchObject({
      title: "At work",
      poster: { url: "/a.svg" },
      watchHref: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      playHref: expect.stringContaining("youtube-nocookie.com/embed/dQw4w9WgXcQ"),
    });
  });

  it("names videos without a title by host and number", () => {
    const gallery = toGallery(
      {
        images: [],
        videos: [
          { provider: "youtube", id: "dQw4w9WgXcQ", title: "" },
          { provider: "facebook", id: "1234567890", title: "" },
          { provider: "file", id: "/uploads/a.mp4", title: "" },
        ],
      },
      videos,
    );
    expect(gallery).toMatchObject([
      { title: "YouTube video 1" },
      { title: "Facebook video 2" },
      { title: "Video 3" },
    ]);
  });

  it("gives several videos different posters and numbers", () => {
    const video = { provider: "youtube", id: "dQw4w9WgXcQ", title: "" } as const;
    const images = [aPicture("/a.svg"), aPicture("/b.svg")];
    const several = toGallery({ images, videos: [video, video, video] }, videos).slice(0, 3);
    expect(several).toMatchObject([
      { number: 1, poster: { url: "/a.svg" } },
      { number: 2, poster: { url: "/b.svg" } },
      { number: 3, poster: { url: "/a.svg" } },
    ]);
    expect(toGallery({ images, videos: [video] }, videos)[0]).toMatchObject({ number: null });
  });

  it.each([
    { provider: "youtube", id: '"><script>' },
    { provider: "facebook", id: "1&href=https://example.org" },
    { provider: "file", id: "javascript:alert(1)" },
    { provider: "file", id: "//example.org/x.mp4" },
  ] as const)("omits a video with an invalid id: %j", (video) => {
    expect(
      toGallery(
        aProduct({ images: [aPicture("/a.svg")], videos: [{ ...video, title: "" }] }),
        videos,
      ),
    ).toHaveLength(1);
  });
});

it("shows at most six thumbnails with the current one and its neighbours", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (count, number) => {
      const index = number % count;
      const indices = thumbnailsAround(index, count);
      expect(indices).toHaveLength(Math.min(6, count));
      for (const near of [index - 1, index, index + 1])
        if (near >= 0 && near < count) expect(indices).toContain(near);
      expect(indices).toEqual(indices.toSorted((one, other) => one - other));
    }),
  );
});
