/** Sends a form of files by XMLHttpRequest, the one way by which a browser tells how much has left it. */
import { type FormEvent, type RefObject, useState } from "react";
import { useRevalidator } from "react-router";

const FAILED = "The connection failed. The pictures were not added; try again.";

/** `progress` is the part of `count` files that has been sent, from 0 to 1; null while nothing is. */
export function useUploadProgress(form: RefObject<HTMLFormElement | null>) {
  const [progress, setProgress] = useState<number | null>(null);
  const [count, setCount] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const { revalidate } = useRevalidator();

  function send(event: FormEvent) {
    const element = form.current;
    if (!element) return;
    event.preventDefault();
    const files = new FormData(element);
    const chosen = [...files.values()].filter((value) => value instanceof File && value.size > 0).length;
    // Chosen a moment ago, they are on their way already.
    if (progress !== null || chosen === 0) return;
    const request = new XMLHttpRequest();
    const end = (message: string | null) => {
      setProgress(null);
      setFailure(message);
    };
    request.upload.onprogress = ({ loaded, total }) => setProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => end(FAILED);
    request.onload = () => {
      if (request.status >= 400) return end(messageIn(request.responseText) ?? FAILED);
      element.reset();
      end(null);
      revalidate();
    };
    request.open("POST", location.href);
    setFailure(null);
    setCount(chosen);
    setProgress(0);
    request.send(files);
  }

  return { progress, count, failure, send };
}

/** The reason stands on the page that the form would have led to; only that line is read as HTML. */
function messageIn(page: string): string | null {
  const [, html] = /role="alert">([^<]*)</.exec(page) ?? [];
  return html ? new DOMParser().parseFromString(html, "text/html").body.textContent : null;
}
