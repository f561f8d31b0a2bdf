import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aPicture, aProduct } from "../../../tests/support/product.ts";
import { galleryHref, parseGalleryIndex, toGallery } from "./gallery-items.ts";

describe("toGallery", () => {
  it("puts videos before pictures, under the product's own picture", () => {
    const gallery = toGallery(
      aProduct({
        images: [aPicture("/a.svg"), aPicture("/b.svg")],
        videos: [{ provider: "youtube", id: "dQw4w9WgXcQ", alt: "At work" }],
      }),
    );
    expect(gallery.map((item) => item.kind)).toEqual(["video", "image", "image"]);
    expect(gallery[0]).toMatchObject({
      alt: "At work",
      poster: { url: "/a.svg" },
      watchHref: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      playHref: expect.stringContaining("youtube-nocookie.com/embed/dQw4w9WgXcQ"),
    });
  });

  it("says that there is no image where there is nothing else, and never shows another machine", () => {
    expect(toGallery(aProduct())).toEqual([{ kind: "image", image: expect.objectContaining({ alt: "No Image" }) }]);
  });

  it.each([
    { provider: "youtube", id: '"><script>' },
    { provider: "facebook", id: "1&href=https://example.org" },
    { provider: "file", id: "javascript:alert(1)" },
    { provider: "file", id: "//example.org/x.mp4" },
  ] as const)("drops a video whose id is none: %j", (video) => {
    expect(toGallery(aProduct({ images: [aPicture("/a.svg")], videos: [{ ...video, alt: "" }] }))).toHaveLength(1);
  });
});

describe("the picture in the address", () => {
  it("comes back from its own link", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (count, given) => {
        const index = given % count;
        const url = new URL(galleryHref("/products/x", index), "http://site.test");
        expect(parseGalleryIndex(url.searchParams, count)).toBe(index);
      }),
    );
  });

  it("is the first for anything else", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 9 }), (image, count) => {
        const index = parseGalleryIndex(new URLSearchParams({ image }), count);
        expect(index >= 0 && index < count).toBe(true);
      }),
    );
    expect(parseGalleryIndex(new URLSearchParams("image=0"), 3)).toBe(0);
    expect(parseGalleryIndex(new URLSearchParams("image=4"), 3)).toBe(0);
  });
});
