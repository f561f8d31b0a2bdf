/** A request's body that waits for something else to happen before its rest is sent. */

const CHUNK = 64 * 1024;

/** @param at how many bytes are sent before `meanwhile` */
export function interruptedBody(
  bytes: Uint8Array,
  at: number,
  meanwhile: () => Promise<unknown>,
): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      if (sent === at) await meanwhile();
      const end = Math.min(sent + CHUNK, sent < at ? at : bytes.length);
      controller.enqueue(bytes.slice(sent, end));
      sent = end;
      if (sent === bytes.length) controller.close();
    },
  });
}
