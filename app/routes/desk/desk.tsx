/** The desk: the pages on which staff edit the catalogue and answer messages. */
import { isRouteErrorResponse, Link, Outlet, useNavigation } from "react-router";
import type { Route } from "./+types/desk";
import { privatePages } from "./access/require-sign-in.server.ts";
import "./desk.css";
import "./desk-table.css";
import "./form/desk-form.css";
import { SendAgain } from "./form/desk-form.tsx";

/** Without the public header and footer. */
export const handle = { bare: true };

export const middleware: Route.MiddlewareFunction[] = [privatePages];

export const meta: Route.MetaFunction = () => [{ title: "Desk" }];

export default function Desk() {
  const isSending = useNavigation().state === "submitting";
  return (
    // A second press would send the form as it was before the answer to the first.
    <div
      className="desk"
      aria-disabled={isSending || undefined}
      onSubmitCapture={(event) => {
        if (isSending) event.preventDefault();
        // The browser itself opens a preview in another window.
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter?.hasAttribute("formtarget")) event.stopPropagation();
      }}
    >
      <meta name="robots" content="noindex, nofollow" />
      <Outlet />
    </div>
  );
}

const STATUS_MESSAGES: Record<number, string> = {
  404: "This page does not exist, or its record has been removed.",
  413: "The form or file is too large. Shorten the text, or choose a smaller file.",
};

const NO_RESPONSE = "Check your connection and try again. What you saved before is safe.";

/** The desk's error page: the reason, a button to send a lost form again, and a link back. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const response = isRouteErrorResponse(error) ? error : null;
  const message =
    typeof response?.data === "string" && response.data !== ""
      ? response.data
      : STATUS_MESSAGES[response?.status ?? 0];
  return (
    <div className="desk">
      <section className="desk-sign-in" aria-labelledby="desk-title">
        <h1 id="desk-title">
          {response && response.status < 500 ? "There is a problem" : "The desk did not respond"}
        </h1>
        <p>{message ?? NO_RESPONSE}</p>
        {response === null && <SendAgain />}
        <p>
          <Link to="/desk/overview">Go to the overview</Link>
        </p>
      </section>
    </div>
  );
}
