/** The hidden fields that tell which state a form was filled in from, for saving beside others. */
import type { FormFailure } from "./try-send.server.ts";

export interface FormStateProps {
  version: number | string;
  /** The marks of the values that the fields show. */
  was: string;
  failure: FormFailure | undefined;
}

/** A form that was not taken stays filled in from its own state; one that meets a conflict replaces what it has been shown. */
export function FormState({ version, was, failure }: FormStateProps) {
  return (
    <>
      <input type="hidden" name="version" value={failure?.conflict?.version ?? failure?.values.version ?? version} />
      <input type="hidden" name="was" value={failure?.values.was ?? was} />
    </>
  );
}
