import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aPicture, aProduct } from "../../../tests/support/product.ts";
import { thumbnailsAround, toGallery } from "./gallery-items.ts";

describe("toGallery", () => {
  it("puts videos before pictures, under the product's own picture", () => {
    const gallery = toGallery(
      aProduct({
        images: [aPicture("/a.svg"), aPicture("/b.svg")],
        videos: [{ provider: "youtube", id: "dQw4w9WgXcQ", title: "At work" }],
      }),
    );
    expect(gallery.map((item) => item.kind)).toEqual(["video", "image", "image"]);
    expect(gallery[0]).toMatchObject({
      title: "At work",
      poster: { url: "/a.svg" },
      watchHref: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      playHref: expect.stringContaining("youtube-nocookie.com/embed/dQw4w9WgXcQ"),
    });
  });

  it("tells videos without a title apart by their host and number", () => {
    const gallery = toGallery({
      images: [],
      videos: [
        { provider: "youtube", id: "dQw4w9WgXcQ", title: "" },
        { provider: "facebook", id: "1234567890", title: "" },
        { provider: "file", id: "/uploads/a.mp4", title: "" },
      ],
    });
    expect(gallery).toMatchObject([{ title: "YouTube video 1" }, { title: "Facebook video 2" }, { title: "Video 3" }]);
  });

  it("shows nothing of another machine where there is no picture", () => {
    expect(toGallery(aProduct())).toEqual([]);
  });

  it.each([
    { provider: "youtube", id: '"><script>' },
    { provider: "facebook", id: "1&href=https://example.org" },
    { provider: "file", id: "javascript:alert(1)" },
    { provider: "file", id: "//example.org/x.mp4" },
  ] as const)("drops a video whose id is none: %j", (video) => {
    expect(toGallery(aProduct({ images: [aPicture("/a.svg")], videos: [{ ...video, title: "" }] }))).toHaveLength(1);
  });
});

it("shows six thumbnails at most, the current one and its neighbours among them", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (count, given) => {
      const index = given % count;
      const places = thumbnailsAround(index, count);
      expect(places).toHaveLength(Math.min(6, count));
      for (const near of [index - 1, index, index + 1]) if (near >= 0 && near < count) expect(places).toContain(near);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
});
