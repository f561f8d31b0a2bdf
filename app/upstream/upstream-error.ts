/** What goes wrong with the upstream. */

export type UpstreamErrorKind = "network" | "timeout" | "status" | "contract";

/** The message where something else seems to answer in the upstream's place. */
export const UNREADABLE = "API Error: the catalogue's answer cannot be read";

/** The upstream gave no usable answer. `message` is one of the owner's wordings ("Failed to load products"), safe to show. */
export class UpstreamError extends Error {
  override name = "UpstreamError";
  readonly kind: UpstreamErrorKind;
  /** The HTTP status for kind `status`, else null. */
  readonly status: number | null;

  constructor(kind: UpstreamErrorKind, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status ?? null;
  }
}

/** Whether asking again may help: nothing came, or the upstream said that it cannot now. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  if (error.kind === "status") return error.status === 502 || error.status === 503 || error.status === 504;
  return error.kind !== "contract";
}
