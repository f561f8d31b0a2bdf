/** The child's side of a worker: runs jobs until its parent process ends. */

export interface JobRequest {
  id: number;
  job: unknown;
}

export type JobReply =
  | { id: number; part: unknown }
  | { id: number; result: unknown }
  | { id: number; failed: { message: string; code?: string | undefined } };

/** @param work may send parts of its result; each waits until the previous one was sent */
export function serveJobs<Job, Result, Part = never>(
  work: (job: Job, send: (part: Part) => Promise<void>) => Promise<Result>,
): void {
  const reply = (message: JobReply) =>
    new Promise<void>((done) => {
      process.send?.(message, () => done());
    });
  process.on("message", ({ id, job }: JobRequest) => {
    work(job as Job, (part) => reply({ id, part })).then(
      (result) => reply({ id, result }),
      ({ message, code }: NodeJS.ErrnoException) => reply({ id, failed: { message, code } }),
    );
  });
  process.on("disconnect", () => process.exit());
}
