/** Adds pictures: several at once from the phone's gallery, or one from its camera, with progress while they travel. */
import { useRef } from "react";
import { DeskField } from "../../../form/desk-field.tsx";
import { useUploadProgress } from "./use-upload-progress.ts";

export function PictureUpload({ version }: { version: number }) {
  const form = useRef<HTMLFormElement>(null);
  const { progress, count, failure, send } = useUploadProgress(form);
  // Who has chosen pictures wants them added; the button is for browsers without scripts.
  const sendChosen = () => form.current?.requestSubmit();
  return (
    <form method="post" encType="multipart/form-data" className="desk-form" ref={form} onSubmit={send}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="intent" value="add" />
      <div className="desk-row">
        <DeskField label="Take a photograph" name="images" id="camera">
          {(field) => (
            <input {...field} type="file" accept="image/*" multiple capture="environment" onChange={sendChosen} />
          )}
        </DeskField>
        <DeskField label="Or choose pictures" name="images" id="gallery" hint="Several at once; up to 25 MB each">
          {(field) => <input {...field} type="file" accept="image/*" multiple onChange={sendChosen} />}
        </DeskField>
      </div>
      <button className="btn" type="submit" disabled={progress !== null}>
        Add the pictures
      </button>
      {progress !== null && (
        <p role="status">
          <progress max={1} value={progress} aria-label="Sending the pictures" />{" "}
          {count === 1 ? "1 picture" : `${count} pictures`}:{" "}
          {progress < 1 ? `${Math.round(progress * 100)} % sent` : "sent, being prepared"}
        </p>
      )}
      {failure && (
        <p className="desk-alert" role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
