import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RevealPart } from "#app/content/home.ts";
import { HeroMedia } from "./hero-media.tsx";

test("a machine-reveal slide brings its parts in one after another, each from its own side", () => {
  const parts: RevealPart[] = [
    { image: "/bar.svg", from: "left" },
    { image: "/body.svg", from: "top" },
    { image: "/handle.svg", from: "right" },
  ];
  const html = renderToStaticMarkup(
    <HeroMedia media={{ kind: "machine-reveal", alt: "A chainsaw", parts }} first={false} playing={false} />,
  );
  expect(html).toContain('aria-label="A chainsaw"');
  const drawn = [...html.matchAll(/src="([^"]+)" alt="" data-from="(\w+)" style="--order:(\d)"/g)];
  expect(drawn.map(([, ...part]) => part)).toEqual([
    ["/bar.svg", "left", "0"],
    ["/body.svg", "top", "1"],
    ["/handle.svg", "right", "2"],
  ]);
});
