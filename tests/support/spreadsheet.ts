/** API requests that import and export spreadsheets, as an editor. */
import sharp from "sharp";
import { writeTable } from "#app/api/spreadsheet/spreadsheet-format.ts";
import type { SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import type { TestApi } from "./api.ts";
import type { CsvProgram } from "./csv-programs.ts";
import { readTable } from "./read-table.ts";

export const PICTURE = await sharp({
  create: { width: 40, height: 30, channels: 3, background: "#c33" },
})
  .jpeg()
  .toBuffer();

type Format = "csv" | "xlsx";

/** @param api of the running test; the editor signs in with the first request */
export function spreadsheetCalls(api: () => TestApi) {
  let signedIn: Promise<{ Authorization: string }> | undefined;
  const editor = () => (signedIn ??= api().signIn("editor"));

  async function send(
    table: string[][] | Buffer,
    query = "",
    {
      format = "csv" as string,
      pictures = {} as Record<string, Buffer>,
      columns = {} as Record<string, string>,
    } = {},
  ) {
    const form = new FormData();
    const bytes = Buffer.isBuffer(table)
      ? table
      : await writeTable(table, format === "xlsx" ? format : "csv");
    form.set("file", new File([new Uint8Array(bytes)], `sheet.${format}`));
    form.set("columns", JSON.stringify(columns));
    for (const [name, picture] of Object.entries(pictures)) {
      form.append("pictures", new File([new Uint8Array(picture)], name));
    }
    const response = await api().call(
      "POST",
      `/api/catalogue/import?${query}`,
      form,
      await editor(),
    );
    const body = await response.json();
    return {
      status: response.status,
      error: body.error as string,
      data: body.data as SpreadsheetImport,
    };
  }

  async function fetchFile(format: Format, which: "export" | "template") {
    const response = await api().get(`/api/catalogue/${which}?format=${format}`, await editor());
    return Buffer.from(await response.arrayBuffer());
  }

  const fetchTable = async (format: Format, which: "export" | "template" = "export") =>
    (await readTable(await fetchFile(format, which))).rows;

  /** The CSV file of an export, as another program writes it back. */
  async function rewrite({ read, write }: CsvProgram) {
    return write(await read(new TextDecoder().decode(await fetchFile("csv", "export"))));
  }

  async function bySlug(slug: string) {
    return (await (await api().get(`/api/products/slug/${slug}`, await editor())).json()).data;
  }

  return { send, fetchTable, rewrite, bySlug, editor };
}
