import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Showcase } from "./showcase.tsx";

test("lists requested and available subcategories if none matches", () => {
  const section = {
    type: "showcase" as const,
    heading: "Start here",
    requested: [5, 2, 6],
    available: [1, 3],
    tiles: [],
  };
  const text = renderToStaticMarkup(<Showcase section={section} />).replaceAll(/<[^>]+>/g, "");
  expect(text).toContain("No subcategories found. Requested: 5, 2, 6. Available: 1, 3.");
});
