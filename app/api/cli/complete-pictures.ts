/** Makes the sizes of the photographs that a command brought, so that the first visitor finds them. */
import type { Uploads } from "../uploads/uploads.ts";
import { showProgress } from "./progress.ts";

const FOR_EVER = 2 ** 31 - 1;

export async function completePictures(uploads: Uploads): Promise<void> {
  const progress = showProgress("Making the sizes of photographs");
  // The queue does not keep a process alive, because a server must be able to stop.
  const alive = setInterval(() => undefined, FOR_EVER);
  await uploads.completeSizes(progress.show);
  clearInterval(alive);
  uploads.stop();
  progress.end();
}
