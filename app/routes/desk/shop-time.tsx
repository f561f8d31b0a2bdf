/** A moment in the shop's own time. */

const ZONE = "Asia/Kolkata";

const format = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short", timeZone: ZONE });

/** `at` is an ISO moment. */
export function ShopTime({ at }: { at: string }) {
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
