/** The action data for a message that got no response from this site. */

import { data, isRouteErrorResponse } from "react-router";
import type { Messages } from "#app/languages/en/messages.ts";
import type { ContactErrors } from "./contact-message.ts";

/** Action data for an error of `serverAction`; without values, so the form keeps its own. */
export function toFailure(error: unknown, t: Messages["contact"]) {
  if (isRouteErrorResponse(error) && error.status === 413)
    return respond(413, { message: t.tooLong }, null);
  // `fetch` rejects with a TypeError when there is no connection.
  return respond(503, {}, error instanceof TypeError ? t.noConnection : t.notSubmitted);
}

function respond(status: number, errors: ContactErrors, failure: string | null) {
  return data({ values: null, errors, failure }, { status });
}
