/** Lets everybody who wants the same thing at the same time wait for one to get it. */

/** Runs `work`, or waits for the run of the same key that is under way. */
export type SingleFlight<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

export function createSingleFlight<Value>(): SingleFlight<Value> {
  const underWay = new Map<string, Promise<Value>>();
  return (key, work) => {
    const running = underWay.get(key);
    if (running) return running;
    const run = work().finally(() => underWay.delete(key));
    underWay.set(key, run);
    return run;
  };
}
