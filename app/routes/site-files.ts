/** Serves pictures and videos of the shop's folder; their URLs change with their content. */
import { stat } from "node:fs/promises";
import { immutable, uncached } from "#app/http/policies.ts";
import { streamFile } from "#app/images/store-file.ts";
import { site } from "#app/site/site.server.ts";
import type { Route } from "./+types/site-files";
import { findFile } from "./picture-sizes.server.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const served = site.pictures.served.get(
    `/site/${params.digest}/${encodeURIComponent(params.file)}`,
  );
  if (!served) return new Response("Not Found\n", { status: 404, headers: uncached });
  const { file, type, isFinal } = await findFile(served);
  return sendFile(
    file,
    { ...(isFinal ? immutable : uncached), "Content-Type": type },
    request.headers.get("Range"),
  );
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** Supports `Range` requests, which some browsers need to play videos. */
async function sendFile(
  path: string,
  baseHeaders: Record<string, string>,
  range: string | null,
): Promise<Response> {
  const { size } = await stat(path);
  const headers = { ...baseHeaders, "Accept-Ranges": "bytes" };
  const [, from = "", to = ""] = RANGE.exec(range ?? "") ?? [];
  if (from === "" && to === "")
    return new Response(streamFile(path), {
      headers: { ...headers, "Content-Length": String(size) },
    });
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  const part = {
    "Content-Range": `bytes ${start}-${end}/${size}`,
    "Content-Length": String(end - start + 1),
  };
  if (start > end)
    return new Response(null, {
      status: 416,
      headers: { ...uncached, "Content-Range": `bytes */${size}` },
    });
  return new Response(streamFile(path, { start, end }), {
    status: 206,
    headers: { ...headers, ...part },
  });
}
