import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HeroMedia } from "./hero-media.tsx";

test("a machine slide brings its parts in one by one, each from its side", () => {
  const parts = [
    { image: "/bar.svg", from: "left" as const },
    { image: "/body.svg", from: "top" as const },
    { image: "/handle.svg", from: "right" as const },
  ];
  const html = renderToStaticMarkup(
    <HeroMedia
      slide={{ scene: null, video: null, reveal: { alt: "A chainsaw", parts } }}
      first={false}
      playing={false}
    />,
  );
  expect(html).toContain('aria-label="A chainsaw"');
  const drawn = [...html.matchAll(/src="([^"]+)" alt="" data-from="(\w+)" style="--order:(\d)"/g)];
  expect(drawn.map(([, ...part]) => part)).toEqual([
    ["/bar.svg", "left", "0"],
    ["/body.svg", "top", "1"],
    ["/handle.svg", "right", "2"],
  ]);
});
