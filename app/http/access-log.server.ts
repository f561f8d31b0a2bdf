/** The line that the server itself prints for each request: it names the page, not what a visitor asked it. */
import type { IncomingMessage } from "node:http";
import morgan from "morgan";

/** `react-router-serve` prints by way of morgan; a query holds words searched for, PIN codes, a message's subject. */
export function leaveOutQueries(): void {
  morgan.token("url", ({ url = "", originalUrl = url }: IncomingMessage & { originalUrl?: string }) => {
    return originalUrl.split("?", 1)[0];
  });
}
