/** The sheet a preview is printed from: a product's drawing above the house's line, 1200 × 630. */
import { renderToStaticMarkup } from "react-dom/server";
import { LogoMark } from "#app/ui/logo.tsx";

const MARK_HEIGHT = 54;

/** SVG text. `drawing` is a whole SVG document of this site's own. */
export function previewSheet(drawing: string): string {
  const placed = drawing.slice(drawing.indexOf("<svg")).replace("<svg", '<svg x="90" y="48" width="1020" height="430"');
  const mark = renderToStaticMarkup(<LogoMark height={MARK_HEIGHT} />).replace(
    "<svg",
    '<svg x="90" y="534" color="#ffffff"',
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">',
    "<style>.mark__teeth{fill:#f26b0f}</style>",
    '<rect width="1200" height="630" fill="#f5f3ee"/>',
    placed,
    '<rect y="504" width="1200" height="126" fill="#16181a"/><rect y="504" width="1200" height="6" fill="#f26b0f"/>',
    mark,
    "</svg>",
  ].join("");
}
