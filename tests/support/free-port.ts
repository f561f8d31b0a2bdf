/** Ports on which nothing else listens. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/** @param host undefined for all of this machine's addresses @returns the port */
export async function listenOnFreePort(server: Server, host?: string): Promise<number> {
  server.listen(0, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  server.close();
  await once(server, "close");
  return port;
}
