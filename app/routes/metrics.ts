/** Figures of this process in Prometheus' text form, for whoever has `METRICS_TOKEN`. */
import { timingSafeEqual } from "node:crypto";
import { env } from "#app/env.server.ts";
import * as policies from "#app/http/policies.ts";
import { readFigures } from "#app/http/process-figures.server.ts";
import { api } from "#app/upstream/upstream.server.ts";
import type { Route } from "./+types/metrics";

function isAllowed(header: string | null): boolean {
  const expected = Buffer.from(`Bearer ${env.METRICS_TOKEN}`);
  const given = Buffer.from(header ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type Value = number | [label: string, value: number][];
type Metric = [name: string, type: "gauge" | "counter", help: string, value: Value];

function toLines([name, type, help, value]: Metric): string[] {
  const samples = typeof value === "number" ? [["", value]] : value;
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([label, one]) => `${name}${label} ${one}`),
  ];
}

async function collect(): Promise<Metric[]> {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const { requests, seconds, slowestDelay } = readFigures();
  const ready = await api?.checkReadiness();
  const own: Metric[] = [
    ["process_uptime_seconds", "gauge", "Since the start of the process", process.uptime()],
    ["process_resident_memory_bytes", "gauge", "Memory of the process", rss],
    ["nodejs_heap_used_bytes", "gauge", "Memory of its objects", heapUsed],
    ["process_cpu_seconds_total", "counter", "Processor time used", (user + system) / 1e6],
    ["nodejs_eventloop_delay_p99_seconds", "gauge", "How long requests wait for others", slowestDelay],
    [
      "http_requests_total",
      "counter",
      "Requests answered, by the kind of their status",
      requests.map(([status, count]) => [`{status="${status}"}`, count]),
    ],
    ["http_request_seconds_total", "counter", "Time that answering them took", seconds],
  ];
  if (!api || !ready) return own;
  return [
    ...own,
    ["catalogue_version", "gauge", "Counts the writes of the catalogue", api.version()],
    ["catalogue_database_ready", "gauge", "1 when the database answers and can write", Number(ready.database)],
    ["catalogue_disk_ready", "gauge", "1 when the disk has room", Number(ready.disk)],
  ];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (!env.METRICS_TOKEN) return new Response("Not found", { status: 404, headers: policies.uncached });
  if (!isAllowed(request.headers.get("Authorization"))) {
    const headers = { ...policies.uncached, "WWW-Authenticate": "Bearer" };
    return new Response("Unauthorized", { status: 401, headers });
  }
  const lines = (await collect()).flatMap(toLines);
  const headers = { ...policies.uncached, "Content-Type": "text/plain; version=0.0.4; charset=utf-8" };
  return new Response(`${lines.join("\n")}\n`, { headers });
}
