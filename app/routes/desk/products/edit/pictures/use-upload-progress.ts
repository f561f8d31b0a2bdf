/** Sends chosen pictures one after the other by XMLHttpRequest, the one way by which a browser tells how much has left it. */
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { chosenFiles } from "#app/images/chosen-files.ts";

/** From 0 to 1, how much of `count` pictures has been sent. */
interface Progress {
  part: number;
  count: number;
}

/** `progress` is null while nothing is sent; `failures` says what kept pictures away; `added` counts those that arrived. */
export function useUploadProgress(form: RefObject<HTMLFormElement | null>) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [added, setAdded] = useState(0);
  const [failures, setFailures] = useState<string[]>([]);
  /** What a lost connection has kept from being sent. */
  const left = useRef<File[]>([]);
  const { revalidate } = useRevalidator();

  async function sendAll(files: readonly File[]) {
    const refusals: string[] = [];
    let arrived = 0;
    left.current = [];
    setFailures([]);
    setAdded(0);
    for (const [index, file] of files.entries()) {
      const show = (part: number) => setProgress({ part: (index + part) / files.length, count: files.length });
      show(0);
      try {
        const refusal = await sendPicture(file, show);
        if (refusal === null) arrived++;
        else refusals.push(refusal);
      } catch {
        left.current = files.slice(index);
        refusals.push(`The connection failed: ${left.current.length} of ${files.length} not sent. Press "Add" again.`);
        break;
      }
    }
    if (left.current.length === 0) form.current?.reset();
    setProgress(null);
    setAdded(arrived);
    setFailures(refusals);
    revalidate();
  }

  function send(event: FormEvent) {
    if (!form.current) return;
    event.preventDefault();
    // Chosen a moment ago, they are on their way already.
    if (progress !== null) return;
    const chosen = chosenFiles(new FormData(form.current).values());
    const files = left.current.length > 0 ? left.current : chosen;
    if (files.length > 0) sendAll(files);
  }

  /** What is chosen now takes the place of what could not be sent. */
  function sendChosen() {
    left.current = [];
    form.current?.requestSubmit();
  }

  return { progress, added, failures, send, sendChosen };
}

/** Null when it was added, else why not. @throws when the connection fails. */
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
      // A server behind a proxy that is not there says nothing of its own: the picture may be sent again.
      return message ? resolve(message) : reject();
    };
    request.open("POST", location.href);
    request.send(body);
  });
}

/** The reason stands on the page that the form would have led to; only that line is read as HTML. */
function messageIn(page: string): string | null {
  const [, html] = /role="alert"[^>]*>([^<]*)</.exec(page) ?? [];
  return html ? new DOMParser().parseFromString(html, "text/html").body.textContent : null;
}
