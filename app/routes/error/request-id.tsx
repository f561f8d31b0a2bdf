/** The failed request's id, as in the log, for a visitor to give to the shop. */

import { createContext, useContext, useState } from "react";
import { useMessages } from "#app/languages/language.ts";

/** The request's id during server rendering; null in the browser. */
export const RequestIdContext = createContext<string | null>(null);

const ELEMENT = "request-id";

/** Renders nothing if no server request failed, for example after a lost connection. */
export function RequestId() {
  const t = useMessages("errors");
  const requestId = useContext(RequestIdContext);
  // In the browser the id is read from the server-rendered page.
  const [id] = useState(() => requestId ?? readRenderedId());
  return id && t.reference(<code id={ELEMENT}>{id}</code>);
}

function readRenderedId(): string | null {
  if (typeof document === "undefined") return null;
  return document.getElementById(ELEMENT)?.textContent ?? null;
}
