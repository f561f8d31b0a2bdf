/** The id of the request that failed, as the log has it: what a visitor can name to the shop, and the shop can look for. */
import { createContext, useContext, useState } from "react";

/** Set around every page that the server renders; null in the browser. */
export const RequestIdContext = createContext<string | null>(null);

const ELEMENT = "request-id";

/** Nothing where no request of the server failed, for example when the connection was lost. */
export function RequestId() {
  const given = useContext(RequestIdContext);
  // In the browser the id is known from the page as the server rendered it.
  const [id] = useState(() => given ?? readRenderedId());
  return (
    id && (
      <>
        {" "}
        Reference: <code id={ELEMENT}>{id}</code>
      </>
    )
  );
}

function readRenderedId(): string | null {
  if (typeof document === "undefined") return null;
  return document.getElementById(ELEMENT)?.textContent ?? null;
}
