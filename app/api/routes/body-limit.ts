/** Refuses bodies above a limit before they are read. */
import { bodyLimit } from "hono/body-limit";
import { toSize } from "#app/receive-form.ts";
import { fail } from "../responses.ts";

export function limitBody(bytes: number) {
  return bodyLimit({
    maxSize: bytes,
    onError: (context) => fail(context, 413, `The body must be ${toSize(bytes)} or smaller`),
  });
}
