/** The sheet a preview is printed from: a product's drawing above a line with the dealer's logo, 1200 × 630. */

/** SVG text. `drawing` is a whole SVG document of this site's own; `logo` is a picture as a data address, or null. */
export function previewSheet(drawing: string, logo: string | null): string {
  const placed = drawing.slice(drawing.indexOf("<svg")).replace("<svg", '<svg x="90" y="48" width="1020" height="430"');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">',
    '<rect width="1200" height="630" fill="#f5f3ee"/>',
    placed,
    '<rect y="504" width="1200" height="126" fill="#16181a"/><rect y="504" width="1200" height="6" fill="#f26b0f"/>',
    logo ? `<image x="90" y="536" width="300" height="62" preserveAspectRatio="xMinYMid meet" href="${logo}"/>` : "",
    "</svg>",
  ].join("");
}
