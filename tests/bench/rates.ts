/** Compares the request rates of servers in short alternating turns, under the same conditions. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";

export interface Target {
  url: string;
  headers: Record<string, string>;
  /** Requests in one turn. */
  amount: number;
  /** Processes that respond. */
  pids: readonly number[];
}

export interface Rate {
  /** Requests per second of processor time; per second of clock time where that is unknown. */
  perProcessor: number;
  /** Requests per second of clock time. */
  perSecond: number;
  /** The 99th percentile of response times, divided by the median. */
  spread: number;
}

const CONNECTIONS = 32;
/** Turns that do not count, so that hot code is compiled. */
const WARM_UP = 6;

/** The median of `turns` for each target. */
export async function compareRates<Name extends string>(
  targets: Record<Name, Target>,
  turns: number,
): Promise<Record<Name, Rate>> {
  const names = Object.keys(targets) as Name[];
  const rates = new Map<Name, Rate[]>(names.map((name) => [name, []]));
  for (let turn = -WARM_UP; turn < turns; turn++) {
    for (const name of names) {
      const rate = await takeTurn(targets[name]);
      if (turn >= 0) rates.get(name)?.push(rate);
    }
  }
  const middle = (all: readonly Rate[], of: keyof Rate) =>
    all.map((rate) => rate[of]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const middles = ([name, all]: [Name, Rate[]]) => [
    name,
    {
      perProcessor: middle(all, "perProcessor"),
      perSecond: middle(all, "perSecond"),
      spread: middle(all, "spread"),
    },
  ];
  return Object.fromEntries([...rates].map(middles));
}

async function takeTurn({ url, headers, amount, pids }: Target): Promise<Rate> {
  const times: number[] = [];
  const processorBefore = processorSeconds(pids);
  const began = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const run = autocannon({ url, headers, amount, connections: CONNECTIONS }, (failure) =>
    failure ? reject(failure) : resolve(),
  );
  run.on("response", (_client, status, _bytes, time) => {
    if (status >= 400) reject(new Error(`${url}: ${status}`));
    times.push(time);
  });
  await promise;
  const seconds = (performance.now() - began) / 1000;
  const processor = processorSeconds(pids);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return {
    perProcessor:
      amount /
      (processor === null || processorBefore === null ? seconds : processor - processorBefore),
    perSecond: amount / seconds,
    spread: at(0.99) / at(0.5),
  };
}

/** Waits until a process has done the jobs that it begins five seconds after its start. */
export async function untilIdle(pid: number): Promise<void> {
  for (let idle = 0; idle < 6; ) {
    const before = processorSeconds([pid]) ?? 0;
    await wait(1000);
    idle = (processorSeconds([pid]) ?? 0) - before < 0.1 ? idle + 1 : 0;
  }
}

/** Processor time that the processes have used so far; null outside Linux. */
export function processorSeconds(pids: readonly number[]): number | null {
  try {
    return (
      pids
        .flatMap(threadsOf)
        .reduce((sum, file) => sum + Number(readFileSync(file, "utf8").split(" ")[0]), 0) / 1e9
    );
  } catch {
    return null;
  }
}

function threadsOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`);
}
