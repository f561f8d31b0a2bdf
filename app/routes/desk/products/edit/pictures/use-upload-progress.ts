/** Uploads pictures one by one with XMLHttpRequest, because fetch reports no upload progress. */
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { chosenFiles } from "#app/images/chosen-files.ts";

/** `part` is the sent share of `count` pictures, from 0 to 1. */
interface UploadProgress {
  part: number;
  count: number;
}

/** `progress` is null when idle; `failures` are messages; `added` counts the stored pictures. */
export function useUploadProgress(form: RefObject<HTMLFormElement | null>) {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
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

  return { progress, added, failures, send, sendChosen };
}

/** @returns null if the picture was added, otherwise the reason. @throws if the connection fails */
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
