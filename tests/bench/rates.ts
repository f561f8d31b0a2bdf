/** How many requests a second servers answer, against each other: in short turns, so that all have the same machine. */
import { readdirSync, readFileSync } from "node:fs";
import autocannon from "autocannon";

export interface Target {
  url: string;
  headers: Record<string, string>;
  /** Requests of one turn. */
  amount: number;
  /** The processes that answer. */
  pids: readonly number[];
}

export interface Rate {
  /** Requests for each second of the servers' processors; where the system does not tell, of the clock. */
  perProcessor: number;
  /** Requests for each second of the clock. */
  perSecond: number;
  /** Of the times that requests took: the one that 99 of 100 stay below, against the middle one. */
  spread: number;
}

const CONNECTIONS = 32;
/** Turns before those that count: by then what runs often is compiled, as it is in a server that has run for a minute. */
const WARM_UP = 6;

/** The middle of `turns` for each target. */
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
    perProcessor: amount / (processor === null || processorBefore === null ? seconds : processor - processorBefore),
    perSecond: amount / seconds,
    spread: at(0.99) / at(0.5),
  };
}

/** What the processes have taken of the processors so far; null where the system is not Linux. */
function processorSeconds(pids: readonly number[]): number | null {
  try {
    return (
      pids.flatMap(threadsOf).reduce((sum, file) => sum + Number(readFileSync(file, "utf8").split(" ")[0]), 0) / 1e9
    );
  } catch {
    return null;
  }
}

function threadsOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`);
}
