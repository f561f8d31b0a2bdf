/**
 * Uploads pictures from the gallery or the camera, one by one as soon as they are chosen, and shows
 * the progress. The button is for browsers without scripts and for retries.
 */
import { type FormEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { chosenFiles } from "#app/images/chosen-files.ts";
import { Field } from "#app/ui/field.tsx";
import { countOf } from "../../../desk-table.tsx";

export function PictureUpload() {
  const form = useRef<HTMLFormElement>(null);
  /** The sent share of `count` pictures, from 0 to 1; null when idle. */
  const [progress, setProgress] = useState<{ part: number; count: number } | null>(null);
  const [added, setAdded] = useState(0);
  const [failures, setFailures] = useState<string[]>([]);
  /** Pictures that a lost connection left unsent. */
  const unsent = useRef<File[]>([]);
  const { revalidate } = useRevalidator();

  async function sendAll(files: readonly File[]) {
    const rejections: string[] = [];
    let arrived = 0;
    unsent.current = [];
    setFailures([]);
    setAdded(0);
    for (const [index, file] of files.entries()) {
      const show = (part: number) =>
        setProgress({ part: (index + part) / files.length, count: files.length });
      show(0);
      try {
        const rejection = await sendPicture(file, show);
        if (rejection === null) arrived++;
        else rejections.push(rejection);
      } catch {
        unsent.current = files.slice(index);
        const count = `${unsent.current.length} of ${files.length}`;
        rejections.push(`The connection failed: ${count} pictures were not sent. Try again.`);
        break;
      }
    }
    if (unsent.current.length === 0) form.current?.reset();
    setProgress(null);
    setAdded(arrived);
    setFailures(rejections);
    revalidate();
  }

  function send(event: FormEvent) {
    if (!form.current) return;
    event.preventDefault();
    // The chosen pictures are already being sent.
    if (progress !== null) return;
    const chosen = chosenFiles(new FormData(form.current).values());
    const files = unsent.current.length > 0 ? unsent.current : chosen;
    if (files.length > 0) sendAll(files);
  }

  /** Newly chosen pictures replace the unsent ones. */
  function sendChosen() {
    unsent.current = [];
    form.current?.requestSubmit();
  }

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
            {countOf(progress.count, "picture")}: {Math.floor(progress.part * 100)} % sent
          </>
        )}
        {progress === null && added > 0 && `Added ${countOf(added, "picture")}.`}
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

/**
 * With XMLHttpRequest, because fetch reports no upload progress.
 *
 * @returns null if the picture was added, otherwise the reason
 * @throws if the connection fails
 */
function sendPicture(file: File, onProgress: (part: number) => void): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const body = new FormData();
    body.append("intent", "add");
    body.append("images", file);
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = reject;
    request.onload = () => {
      if (request.status < 400) return resolve(null);
      const message = messageIn(request.responseText);
      // A response without a message comes from a proxy: the picture can be sent again.
      return message ? resolve(message) : reject();
    };
    request.open("POST", location.href);
    request.send(body);
  });
}

/** The alert's text in the HTML of a response; only that text is parsed as HTML. */
function messageIn(page: string): string | null {
  const [, html] = /role="alert"[^>]*>([^<]*)</.exec(page) ?? [];
  return html ? new DOMParser().parseFromString(html, "text/html").body.textContent : null;
}
