/** The outlines of the shop's region below the map's tiles. */
import L from "leaflet";

/** Shows a map even if no tiles load; false if the outlines cannot be loaded either. */
export async function addOutline(map: L.Map): Promise<boolean> {
  map.createPane("outline").style.zIndex = "150";
  map.createPane("outline-names").style.zIndex = "160";
  const response = await fetch("/outline.json").catch(() => null);
  if (!response?.ok) return false;
  const outline = (await response.json()) as GeoJSON.FeatureCollection & {
    credit: string;
    terrain: GeoJSON.Feature<GeoJSON.Polygon, { kind: string }>[];
  };
  // Removed in the meantime.
  if (!map.getPane("outline")?.isConnected) return false;
  const addWater = (kind: string) =>
    L.geoJSON(outline.terrain, {
      pane: "outline",
      interactive: false,
      filter: ({ properties }) => properties.kind === kind,
      style: { className: "branch-map__water" },
    }).addTo(map);
  addWater("sea");
  L.geoJSON(outline, {
    pane: "outline",
    interactive: false,
    style: { className: "branch-map__land" },
  })
    .eachLayer((layer) => {
      const name = (layer as L.Polygon).feature?.properties?.name;
      if (name)
        layer.bindTooltip(String(name), {
          permanent: true,
          direction: "center",
          pane: "outline-names",
          className: "branch-map__name",
        });
    })
    .addTo(map);
  addWater("water");
  map.attributionControl.addAttribution(escapeHtml(outline.credit));
  return true;
}

function escapeHtml(text: string): string {
  const element = document.createElement("span");
  element.textContent = text;
  return element.innerHTML;
}
