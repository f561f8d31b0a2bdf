/** Runs nginx with the example that the project gives, on ports of the test's own and a certificate made for it. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./server.ts";

export interface Proxy {
  /** `https://…`, without a slash at the end. */
  origin: string;
  stop(): Promise<void>;
}

const EXAMPLE = join(import.meta.dirname, "../../.deploy/nginx.conf");

/** The example with these servers behind it; `cache`: with its lines of the shared cache, which are comments in it. */
function toSiteConfig(
  folder: string,
  { servers, plain, tls, cache }: { servers: number[]; plain: number; tls: number; cache: boolean },
): string {
  const lines = readFileSync(EXAMPLE, "utf8")
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replaceAll(/^ *#? *server 127\.0\.0\.1:.*\n/gm, "")
    .replace("keepalive", `${servers.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join("\n  ")}\n  keepalive`)
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ", `listen 127.0.0.1:${tls} `)
    .replaceAll("/etc/letsencrypt/live/shop.example", folder)
    .replaceAll("shop.example", "localhost")
    .replaceAll("/var/cache/nginx", folder);
  return cache ? lines.replaceAll(/^( *)# ((?:proxy_(?:no_)?cache|add_header X-Cache).*;)$/gm, "$1$2") : lines;
}

/** @param servers the ports of the site's servers @throws where there is no nginx or it refuses the example */
export async function startNginx(servers: number[], { cache = false } = {}): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-nginx-"));
  const [plain, tls] = [await findFreePort(), await findFreePort()];
  const certificate = ["-subj", "/CN=localhost", "-keyout", `${folder}/privkey.pem`, "-out", `${folder}/fullchain.pem`];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...certificate], {
    stdio: "ignore",
  });
  writeFileSync(join(folder, "site.conf"), toSiteConfig(folder, { servers, plain, tls, cache }));
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // Started by root, the workers would be nobody's and could not enter the folder.
  const user = process.getuid?.() === 0 ? "user root; " : "";
  const main = `${user}daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${own.join(" ")} include ${folder}/site.conf; }`;
  writeFileSync(join(folder, "nginx.conf"), main);
  const given = ["-p", folder, "-c", join(folder, "nginx.conf")];
  execFileSync("nginx", [...given, "-t"], { stdio: "pipe" });
  const nginx = spawn("nginx", given, { stdio: "ignore" });
  const ended = once(nginx, "exit");
  return {
    origin: `https://localhost:${tls}`,
    async stop() {
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
