/** Whether a request only reads, so that its answer may be kept or named by an ETag. */
export function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}
