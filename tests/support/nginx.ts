/** Runs nginx with the project's example, on free ports and with a self-signed certificate. */
import { execFileSync, spawn } from "node:child_process";
import { hash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { findFreePort } from "./free-port.ts";

interface Proxy {
  /** The hash of its public key, by which a browser can trust the certificate. */
  pin: string;
  /** `https://…`, without a slash at the end. */
  origin: string;
  /** Sends a request, a POST if it has a body. Accepts the self-signed certificate. */
  send(path: string, headers?: Record<string, string>, body?: string): Promise<ProxyResponse>;
  stop(): Promise<void>;
}

interface ProxyResponse {
  status: number;
  /** As nginx reports it: HIT, MISS, BYPASS … */
  cache: string | undefined;
  cookies: string[];
}

function createSend(origin: string, agent: Agent): Proxy["send"] {
  return async (path, headers = {}, body) => {
    const sent = request(origin + path, { agent, headers, method: body ? "POST" : "GET" });
    const [response] = await once(sent.end(body), "response");
    await text(response);
    return {
      status: response.statusCode,
      cache: response.headers["x-cache"],
      cookies: response.headers["set-cookie"] ?? [],
    };
  };
}

const EXAMPLE = join(import.meta.dirname, "../../.deploy/nginx.conf");

/** The example for these servers; `cache` enables the commented lines of its shared cache. */
function toSiteConfig(
  folder: string,
  { servers, plain, tls, cache }: { servers: number[]; plain: number; tls: number; cache: boolean },
): string {
  const lines = readFileSync(EXAMPLE, "utf8")
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replaceAll(/^ *#? *server 127\.0\.0\.1:.*\n/gm, "")
    .replace(
      "keepalive",
      `${servers.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join("\n  ")}\n  keepalive`,
    )
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ", `listen 127.0.0.1:${tls} `)
    .replaceAll("/etc/letsencrypt/live/shop.example", folder)
    .replaceAll("shop.example", "localhost")
    .replaceAll("/var/cache/nginx", folder);
  return cache
    ? lines.replaceAll(/^( *)# ((?:proxy_(?:no_)?cache|add_header X-Cache).*;)$/gm, "$1$2")
    : lines;
}

/**
 * @param servers the ports of the site's servers @throws if nginx is missing or rejects the example
 */
export async function startNginx(servers: number[], { cache = false } = {}): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-nginx-"));
  const [plain, tls] = [await findFreePort(), await findFreePort()];
  const certificate = [
    "-subj",
    "/CN=localhost",
    "-keyout",
    `${folder}/privkey.pem`,
    "-out",
    `${folder}/fullchain.pem`,
  ];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...certificate],
    {
      stdio: "ignore",
    },
  );
  writeFileSync(join(folder, "site.conf"), toSiteConfig(folder, { servers, plain, tls, cache }));
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // Started by root, nginx would run its workers as nobody, without access to the folder.
  const user = process.getuid?.() === 0 ? "user root; " : "";
  const main = `${user}daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${own.join(" ")} include ${folder}/site.conf; }`;
  writeFileSync(join(folder, "nginx.conf"), main);
  const args = ["-p", folder, "-c", join(folder, "nginx.conf")];
  execFileSync("nginx", [...args, "-t"], { stdio: "pipe" });
  const nginx = spawn("nginx", args, { stdio: "ignore" });
  const ended = once(nginx, "exit");
  const origin = `https://localhost:${tls}`;
  const agent = new Agent({ rejectUnauthorized: false, keepAlive: true, maxSockets: 400 });
  const { publicKey } = new X509Certificate(readFileSync(join(folder, "fullchain.pem")));
  return {
    pin: hash("sha256", publicKey.export({ type: "spki", format: "der" }), "base64"),
    origin,
    send: createSend(origin, agent),
    async stop() {
      agent.destroy();
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
