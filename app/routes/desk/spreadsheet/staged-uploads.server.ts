/** Holds what was uploaded until the person has looked at what it would do and confirms it: one upload a person, for a while. */

export interface StagedUpload {
  /** Names this upload, so that an older page cannot confirm a newer one. */
  token: string;
  sheet: File;
  pictures: File[];
}

const LASTS_MS = 30 * 60_000;

const staged = new Map<number, { upload: StagedUpload; timer: NodeJS.Timeout }>();

export function stageUpload(personId: number, sheet: File, pictures: File[]): StagedUpload {
  discardUpload(personId);
  const upload = { token: crypto.randomUUID(), sheet, pictures };
  staged.set(personId, { upload, timer: setTimeout(() => staged.delete(personId), LASTS_MS).unref() });
  return upload;
}

/** Null when it was confirmed, replaced by another, or has waited too long. */
export function findUpload(personId: number, token: string): StagedUpload | null {
  const upload = staged.get(personId)?.upload;
  return upload?.token === token ? upload : null;
}

export function discardUpload(personId: number): void {
  clearTimeout(staged.get(personId)?.timer);
  staged.delete(personId);
}
