/** Serves the built client files; texts were compressed at the build, at the highest level. */
import { existsSync, globSync } from "node:fs";
import { extname } from "node:path";
import sendFile from "send";
import { IDENTITY, preferredCoding } from "../encoding.ts";
import type { Middleware } from "./middleware.ts";

/** Built files are in one folder, named by their content. The others are copies of `public/`. */
const BUILT = /^\/assets\/(?!.*\.(?:br|gz)$)[\w-][\w.-]*$/;

const FONT = ".woff2";

const TEXTS: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

const SUFFIXES: Record<string, string> = { br: ".br", gzip: ".gz" };

/** @param folder the client's part of the build */
export function staticFiles(folder: string): Middleware {
  const others = globSync("**/*.*", { cwd: folder, exclude: ["assets/**"] });
  const copies = new Set(others.map((file) => `/${file}`));
  return (request, response, next) => {
    const [path = ""] = request.url?.split("?", 1) ?? [];
    const isBuilt = BUILT.test(path);
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    if (!isBuilt && !copies.has(path)) return next();
    const isFont = extname(path) === FONT;
    // The visitor has asked to save data: text then uses a system font.
    if (isFont && request.headers["save-data"] === "on" && existsSync(folder + path)) {
      response.writeHead(204, { "Cache-Control": "public, max-age=3600", Vary: "Save-Data" }).end();
      return;
    }
    const type = TEXTS[extname(path)];
    const { name } = type ? preferredCoding(request.headers["accept-encoding"]) : IDENTITY;
    const suffix = SUFFIXES[name] ?? "";
    const isEncoded = suffix !== "" && existsSync(folder + path + suffix);
    sendFile(request, isEncoded ? path + suffix : path, {
      root: folder,
      immutable: isBuilt,
      maxAge: isBuilt ? "1y" : "1h",
      acceptRanges: !type,
    })
      .on("headers", () => {
        if (isFont) response.setHeader("Vary", "Save-Data");
        if (!type) return;
        response.setHeader("Vary", "Accept-Encoding");
        response.setHeader("Content-Type", type);
        if (isEncoded) response.setHeader("Content-Encoding", name);
      })
      .on("error", ({ status = 500 }: { status?: number }) => {
        if (response.headersSent) return response.destroy();
        if (status === 404) return next();
        response.writeHead(status, { "Cache-Control": "no-store" }).end();
      })
      .pipe(response);
  };
}
