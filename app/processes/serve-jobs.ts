/** The child's side of a worker: does the jobs that come, until its parent process is gone. */

export interface Request {
  id: number;
  job: unknown;
}

export type Reply =
  | { id: number; part: unknown }
  | { id: number; result: unknown }
  | { id: number; failed: { message: string; code?: string | undefined } };

/** @param work may send parts of its result; each waits until the one before has left the process */
export function serveJobs<Job, Result, Part = never>(
  work: (job: Job, send: (part: Part) => Promise<void>) => Promise<Result>,
): void {
  const reply = (message: Reply) =>
    new Promise<void>((done) => {
      process.send?.(message, () => done());
    });
  process.on("message", ({ id, job }: Request) => {
    work(job as Job, (part) => reply({ id, part })).then(
      (result) => reply({ id, result }),
      ({ message, code }: NodeJS.ErrnoException) => reply({ id, failed: { message, code } }),
    );
  });
  process.on("disconnect", () => process.exit());
}
