/** Makes the sizes of photographs that a command imported. */
import type { Uploads } from "../uploads/uploads.ts";
import { showProgress } from "./progress.ts";

export async function completePictures(uploads: Uploads): Promise<void> {
  const progress = showProgress("Resizing photographs");
  await uploads.makeMissingSizes(progress.show);
  uploads.stop();
  progress.end();
}
