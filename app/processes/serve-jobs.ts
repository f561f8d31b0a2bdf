/** The child's side of a worker: runs one job after another until its parent ends. */

export type JobReply<Result, Part> =
  | { part: Part }
  | { result: Result }
  | { failed: { message: string; code?: string | undefined } };

/** @param work may send parts of its result; each waits until the previous one was sent */
export function serveJobs<Job, Result, Part = never>(
  work: (job: Job, send: (part: Part) => Promise<void>) => Promise<Result>,
): void {
  const reply = (message: JobReply<Result, Part>) =>
    new Promise<void>((done) => {
      process.send?.(message, () => done());
    });
  process.on("message", ({ job }: { job: Job }) => {
    work(job, (part) => reply({ part })).then(
      (result) => reply({ result }),
      ({ message, code }: NodeJS.ErrnoException) => reply({ failed: { message, code } }),
    );
  });
  process.on("disconnect", () => process.exit());
}
