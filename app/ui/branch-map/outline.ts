/** The dealer's country under the map's tiles. */
import L from "leaflet";

/** The dealer's own outlines lie under the tiles, so that the map is whole where none load; a pin's name says its district's. */
export async function addOutline(map: L.Map, named: ReadonlySet<string>): Promise<void> {
  map.createPane("outline").style.zIndex = "150";
  map.createPane("outline-names").style.zIndex = "160";
  const answer = await fetch("/outline.json").catch(() => null);
  if (!answer?.ok) return;
  const outline = (await answer.json()) as GeoJSON.FeatureCollection & { credit: string };
  // Taken away meanwhile.
  if (!map.getPane("outline")?.isConnected) return;
  L.geoJSON(outline, { pane: "outline", interactive: false, style: { className: "branch-map__land" } })
    .eachLayer((layer) => {
      const name = (layer as L.Polygon).feature?.properties?.name;
      if (name && !named.has(String(name)))
        layer.bindTooltip(String(name), {
          permanent: true,
          direction: "center",
          pane: "outline-names",
          className: "branch-map__name",
        });
    })
    .addTo(map);
  map.attributionControl.addAttribution(escapeHtml(outline.credit));
}

function escapeHtml(text: string): string {
  const element = document.createElement("span");
  element.textContent = text;
  return element.innerHTML;
}
