/** Hidden fields with the state that a form was loaded from, to detect changes by others. */
import type { FormFailure } from "./try-send.server.ts";

export interface FormStateProps {
  version: number | string;
  /** Hashes of the values that the form was loaded with. */
  was: string;
  failure: FormFailure | undefined;
}

/** A rejected form keeps its state; after a conflict it takes the version that it may overwrite. */
export function FormState({ version, was, failure }: FormStateProps) {
  return (
    <>
      <input
        type="hidden"
        name="version"
        value={failure?.conflict?.version ?? failure?.values.version ?? version}
      />
      <input type="hidden" name="was" value={failure?.values.was ?? was} />
    </>
  );
}
