/** Lets everybody who wants the same thing at the same time wait for one to get it. */

/** Runs `work`, or waits for the run of the same key that is under way. */
export type Fly<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

export function createFlights<Value>(): Fly<Value> {
  const underWay = new Map<string, Promise<Value>>();
  return (key, work) => {
    const joined = underWay.get(key);
    if (joined) return joined;
    const flight = work().finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  };
}
