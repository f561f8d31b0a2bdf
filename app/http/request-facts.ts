/** What the server knows about a request beside what the client sent. */
import { createContext } from "react-router";

export interface RequestFacts {
  /** In the log, on the answer and on the error page; empty while developing. */
  id: string;
  /** The client's IP address, as far as proxies are trusted; null when it is not known. */
  clientAddress: string | null;
  /** What the page depends on beside its URL and the catalogue; empty for most pages. */
  pageVariant: string;
  /** The account that asks, at the desk; null for everybody else. */
  user: number | null;
}

export const UNKNOWN: Readonly<RequestFacts> = { id: "", clientAddress: null, pageVariant: "", user: null };

/** Set for every request to the built site. */
export const requestFactsContext = createContext<RequestFacts>({ ...UNKNOWN });
