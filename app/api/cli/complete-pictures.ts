/** Makes the sizes of photographs that a command imported. */
import type { Uploads } from "../uploads/uploads.ts";
import { showProgress } from "./progress.ts";

const MAX_INTERVAL_MS = 2 ** 31 - 1;

export async function completePictures(uploads: Uploads): Promise<void> {
  const progress = showProgress("Resizing photographs");
  // The queue itself does not keep a process alive, so that servers can stop.
  const alive = setInterval(() => undefined, MAX_INTERVAL_MS);
  await uploads.makeMissingSizes(progress.show);
  clearInterval(alive);
  uploads.stop();
  progress.end();
}
