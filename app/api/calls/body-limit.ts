/** Refuses bodies larger than a call can need, before they are read. */
import { bodyLimit } from "hono/body-limit";
import { fail } from "../answers.ts";

export function limitBody(bytes: number) {
  return bodyLimit({
    maxSize: bytes,
    onError: (context) => fail(context, 413, `The body must not be larger than ${Math.floor(bytes / 1024)} KB`),
  });
}
