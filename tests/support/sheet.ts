/** The calls that take and give a spreadsheet, as an editor makes them. */
import sharp from "sharp";
import { readTable, writeTable } from "#app/api/spreadsheet/sheet-file.ts";
import type { SheetImport } from "#app/contract/sheet-import.ts";
import type { TestApi } from "./api.ts";

export const PICTURE = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c33" } })
  .jpeg()
  .toBuffer();

type Format = "csv" | "xlsx";

/** `api` is of the running test; the editor signs in with the first call. */
export function sheetCalls(api: () => TestApi) {
  let signedIn: Promise<{ Authorization: string }> | undefined;
  const editor = () => (signedIn ??= api().signIn("editor"));

  async function send(
    rows: string[][],
    query = "",
    { format = "csv" as Format, pictures = {} as Record<string, Buffer>, path = "import" } = {},
  ) {
    const form = new FormData();
    const bytes = await writeTable(rows, format);
    form.set("file", new File([new Uint8Array(bytes)], `sheet.${format}`));
    for (const [name, picture] of Object.entries(pictures)) {
      form.append("pictures", new File([new Uint8Array(picture)], name));
    }
    const response = await api().call("POST", `/api/catalogue/${path}?${query}`, form, await editor());
    const body = await response.json();
    return { status: response.status, error: body.error as string, data: body.data as SheetImport };
  }

  async function fetchTable(format: Format, which: "export" | "template" | "categories/export" = "export") {
    const response = await api().get(`/api/catalogue/${which}?format=${format}`, await editor());
    return readTable(Buffer.from(await response.arrayBuffer()), format);
  }

  async function bySlug(slug: string) {
    return (await (await api().get(`/api/products/slug/${slug}`, await editor())).json()).data;
  }

  return { send, fetchTable, bySlug, editor };
}
