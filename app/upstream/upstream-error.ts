/** What goes wrong with the upstream. */

export type UpstreamErrorKind = "network" | "timeout" | "status" | "contract";

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
