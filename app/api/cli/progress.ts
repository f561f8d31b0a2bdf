/** Shows progress: a bar on a terminal, otherwise a line for every 10 %. */
import type { Uploads } from "../uploads/uploads.ts";

export type ProgressBar = ReturnType<typeof showProgress>;

const WIDTH = 30;

export function showProgress(title: string) {
  const { stderr } = process;
  let shown = -1;
  return {
    show(done: number, total: number): void {
      const percent = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0;
      const step = stderr.isTTY ? percent : Math.floor(percent / 10) * 10;
      if (step === shown) return;
      shown = step;
      const bar = "█".repeat(Math.round((step / 100) * WIDTH)).padEnd(WIDTH, "░");
      stderr.write(
        stderr.isTTY ? `\r${title} ${bar} ${step} %` : `${title}: ${step} % of ${total}\n`,
      );
    },
    end(): void {
      if (stderr.isTTY) stderr.write("\r\x1b[K");
    },
  };
}

/** Makes the sizes of photographs that a command imported. */
export async function completePictures(uploads: Uploads): Promise<void> {
  const progress = showProgress("Resizing photographs");
  await uploads.makeMissingSizes(progress.show);
  uploads.stop();
  progress.end();
}
