/** `robots.txt`: excludes the API and names the sitemap. */
import { href } from "react-router";
import { env } from "#app/env.server.ts";
import { noQuery } from "#app/http/page-url.ts";
import * as policies from "#app/http/policies.ts";

export const handle = noQuery;

export function loader() {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "",
    `Sitemap: ${env.publicOrigin}${href("/sitemap.xml")}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { ...policies.catalogue, "Content-Type": "text/plain; charset=utf-8" },
  });
}
