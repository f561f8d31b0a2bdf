/** Refuses bodies above a limit before they are read. */
import { bodyLimit } from "hono/body-limit";
import { fail } from "../responses.ts";

const MEGABYTE = 1024 * 1024;
const toText = (bytes: number) =>
  bytes < MEGABYTE ? `${bytes / 1024} KB` : `${bytes / MEGABYTE} MB`;

export function limitBody(bytes: number) {
  return bodyLimit({
    maxSize: bytes,
    onError: (context) => fail(context, 413, `The body must be ${toText(bytes)} or smaller`),
  });
}
