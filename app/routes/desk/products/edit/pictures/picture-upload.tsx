/** Uploads pictures from the gallery or the camera, and shows the progress. */
import { useRef } from "react";
import { Field } from "#app/ui/field.tsx";
import { useUploadProgress } from "./use-upload-progress.ts";

export function PictureUpload() {
  const form = useRef<HTMLFormElement>(null);
  // Chosen pictures are sent at once; the button is for browsers without scripts and for retries.
  const { progress, added, failures, send, sendChosen } = useUploadProgress(form);
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className="desk-form"
      ref={form}
      onSubmit={send}
    >
      <input type="hidden" name="intent" value="add" />
      <div className="desk-row">
        <Field label="Take a photograph" name="images" id="camera">
          {(field) => (
            <input
              {...field}
              type="file"
              accept="image/*"
              multiple
              capture="environment"
              onChange={sendChosen}
            />
          )}
        </Field>
        <Field
          label="Or choose pictures"
          name="images"
          id="gallery"
          hint="You can choose several, up to 25 MB each"
        >
          {(field) => (
            <input {...field} type="file" accept="image/*" multiple onChange={sendChosen} />
          )}
        </Field>
      </div>
      <button className="btn" type="submit" aria-disabled={progress !== null || undefined}>
        Add the pictures
      </button>
      <p role="status">
        {progress !== null && (
          <>
            <progress max={1} value={progress.part} aria-label="Sending the pictures" />{" "}
            {progress.count === 1 ? "1 picture" : `${progress.count} pictures`}:{" "}
            {Math.floor(progress.part * 100)} % sent
          </>
        )}
        {progress === null &&
          added > 0 &&
          (added === 1 ? "Added 1 picture." : `Added ${added} pictures.`)}
      </p>
      {failures.length > 0 && (
        <ul className="desk-alert" role="alert">
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
      )}
    </form>
  );
}
