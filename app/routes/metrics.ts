/** Metrics in Prometheus text format, for clients with the `METRICS_TOKEN`. */
import { timingSafeEqual } from "node:crypto";
import { env } from "#app/env.server.ts";
import * as policies from "#app/http/policies.ts";
import { readMetrics } from "#app/http/process-metrics.server.ts";
import { api } from "#app/upstream/upstream.server.ts";
import type { Route } from "./+types/metrics";

function isAllowed(header: string | null): boolean {
  const expected = Buffer.from(`Bearer ${env.METRICS_TOKEN}`);
  const received = Buffer.from(header ?? "");
  return received.length === expected.length && timingSafeEqual(received, expected);
}

type MetricValue = number | [label: string, value: number][];
type Metric = [name: string, type: "gauge" | "counter", help: string, value: MetricValue];

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
  const { requests, seconds, slowestDelay } = readMetrics();
  const ready = await api?.checkReadiness();
  const own: Metric[] = [
    ["process_uptime_seconds", "gauge", "Time since the process started", process.uptime()],
    ["process_resident_memory_bytes", "gauge", "Resident memory", rss],
    ["nodejs_heap_used_bytes", "gauge", "Used JavaScript heap", heapUsed],
    ["process_cpu_seconds_total", "counter", "CPU time", (user + system) / 1e6],
    [
      "nodejs_eventloop_delay_p99_seconds",
      "gauge",
      "Event loop delay, 99th percentile",
      slowestDelay,
    ],
    [
      "http_requests_total",
      "counter",
      "Requests, by class of status code",
      requests.map(([status, count]) => [`{status="${status}"}`, count]),
    ],
    ["http_request_seconds_total", "counter", "Total response time", seconds],
  ];
  if (!api || !ready) return own;
  return [
    ...own,
    [
      "catalogue_version",
      "gauge",
      "Version of the catalogue; increases with each write",
      api.version(),
    ],
    [
      "catalogue_database_ready",
      "gauge",
      "1 if the database can be read and written",
      Number(ready.database),
    ],
    ["catalogue_disk_ready", "gauge", "1 if the disk has free space", Number(ready.disk)],
  ];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (!env.METRICS_TOKEN)
    return new Response("Not found", { status: 404, headers: policies.uncached });
  if (!isAllowed(request.headers.get("Authorization"))) {
    const headers = { ...policies.uncached, "WWW-Authenticate": "Bearer" };
    return new Response("Unauthorized", { status: 401, headers });
  }
  const lines = (await collect()).flatMap(toLines);
  const headers = {
    ...policies.uncached,
    "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
  };
  return new Response(`${lines.join("\n")}\n`, { headers });
}
