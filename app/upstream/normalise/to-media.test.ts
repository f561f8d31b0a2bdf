/** Pictures and videos of an upstream's product, in any shape. */
import { describe, expect, it } from "vitest";
import { ProductReading } from "#app/contract/product-reading.ts";
import { toProduct } from "./to-product.ts";

const product = (fields: object, base: string | null = null) =>
  toProduct(ProductReading.parse({ id: 7, name: "STIHL MS 250", ...fields }), {
    base,
    videoHosts: ["https://cdn.example"],
  });

describe("pictures", () => {
  const image = (url: string) => ({
    url,
    alt: "STIHL MS 250",
    width: null,
    height: null,
    scale: null,
    isDetail: false,
  });

  it.each<[string, object, string[]]>([
    ["a list of URLs", { images: ["/assets/a.svg", "b.jpg"] }, ["/assets/a.svg", "/b.jpg"]],
    ["a JSON string", { images: '["https://cdn.example/a.jpg"]' }, ["https://cdn.example/a.jpg"]],
    [
      "objects with image_url or url",
      { images: [{ image_url: "/a.svg" }, { url: "/b.svg" }] },
      ["/a.svg", "/b.svg"],
    ],
    ["the main image field", { main_image: "/a.svg" }, ["/a.svg"]],
    [
      "the main image field where the list has videos only",
      { image: "/a.svg", images: [{ is_video: true, url: "/v.mp4" }] },
      ["/a.svg"],
    ],
    ["nothing", {}, []],
    ["invalid URLs", { images: ["javascript:alert(1)", "data:text/html,x", "https://"] }, []],
    ["URLs that browsers cannot parse", { images: ["\\\\srv 01\\pics\\a.jpg", "/\\[", "//["] }, []],
  ])("come from %s", (_, fields, urls) => {
    expect(product(fields).images).toEqual(urls.map(image));
  });

  it("begin with the primary one and keep text, size and scale", () => {
    const scale = {
      length_mm: 800,
      dimension_start_mm: 400,
      dimension_mm: 400,
      dimension_text: "40 cm",
    };
    const primary = {
      url: "/b.svg",
      is_primary: true,
      alt_text: "Side",
      width: 800,
      height: 300,
      scale,
    };
    const { images, image: first } = product({ images: ["/a.svg", primary] });
    expect(images.map(({ url }) => url)).toEqual(["/b.svg", "/a.svg"]);
    expect(first).toEqual({
      url: "/b.svg",
      alt: "Side",
      width: 800,
      height: 300,
      scale: {
        lengthMm: 800,
        dimensionStartMm: 400,
        dimensionMm: 400,
        dimensionText: "40 cm",
        isEstimated: false,
      },
      isDetail: false,
    });
  });

  it("with a path belong to the upstream, unless this site serves them", () => {
    const images = ["/pictures/a.jpg", "/uploads/b.jpg", "/assets/c.svg"];
    expect(product({ images }, "https://api.example").images.map(({ url }) => url)).toEqual([
      "https://api.example/pictures/a.jpg",
      "/uploads/b.jpg",
      "/assets/c.svg",
    ]);
  });
});

describe("videos", () => {
  it.each<[string, object, object | null]>([
    [
      "a YouTube id",
      { is_youtube: true, youtube_id: "abcdefghijk" },
      { provider: "youtube", id: "abcdefghijk" },
    ],
    [
      "a YouTube URL",
      { is_video: true, url: "https://youtu.be/abcdefghijk" },
      { provider: "youtube", id: "abcdefghijk" },
    ],
    [
      "a long YouTube URL",
      { is_youtube: true, url: "https://www.youtube.com/watch?t=4&v=abcdefghijk" },
      { provider: "youtube", id: "abcdefghijk" },
    ],
    [
      "a Facebook id",
      { is_facebook: true, facebook_id: "1234567890" },
      { provider: "facebook", id: "1234567890" },
    ],
    [
      "a Facebook URL",
      { is_facebook: true, url: "https://www.facebook.com/stihl/videos/1234567890/" },
      { provider: "facebook", id: "1234567890" },
    ],
    ["a file", { is_video: true, url: "/loop.mp4" }, { provider: "file", id: "/loop.mp4" }],
    [
      "a file of a host that the shop named",
      { is_video: true, url: "https://cdn.example/loop.mp4" },
      { provider: "file", id: "https://cdn.example/loop.mp4" },
    ],
    ["a file of any other host", { is_video: true, url: "https://evil.example/loop.mp4" }, null],
    [
      "a file of another host, without a protocol",
      { is_video: true, url: "//evil.example/loop.mp4" },
      null,
    ],
    ["a picture in a data URL", { is_video: true, url: "data:image/png;base64,AA" }, null],
    ["an invalid id", { is_youtube: true, youtube_id: '"><script>' }, null],
  ])("come from %s", (_, item, video) => {
    const { videos, images } = product({ images: [item] });
    expect(videos).toEqual(video ? [{ ...video, title: "" }] : []);
    expect(images).toEqual([]);
  });
});

describe("thumbnails", () => {
  const images = ["/a.svg", { image_url: "/small.svg", is_thumbnail: true }];
  it("show the machine at small sizes, and stay out of the gallery", () => {
    const { images: gallery, thumbnail } = product({ images });
    expect(gallery.map(({ url }) => url)).toEqual(["/a.svg"]);
    expect(thumbnail?.url).toBe("/small.svg");
  });
  it("are the first picture where none is drawn small", () => {
    expect(product({ images: ["/a.svg"] }).thumbnail?.url).toBe("/a.svg");
    expect(product({ images: [] }).thumbnail).toBeNull();
  });
});
