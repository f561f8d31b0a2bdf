/** The shop's own pages: where its people keep the catalogue and answer messages, on a phone or a wide screen. */
import { isRouteErrorResponse, Link, Outlet } from "react-router";
import type { Route } from "./+types/desk";
import { privatePages } from "./access/require-sign-in.server.ts";
import "./desk.css";
import "./desk-table.css";
import "./form/desk-form.css";
import { readLastSent } from "./form/last-sent.ts";
import { SendAgain } from "./form/send-again.tsx";

/** Stands without the public header and footer. */
export const handle = { bare: true };

export const middleware: Route.MiddlewareFunction[] = [privatePages];

export const meta: Route.MetaFunction = () => [{ title: "Desk" }];

export default function Desk() {
  return (
    <div className="desk">
      <meta name="robots" content="noindex, nofollow" />
      <Outlet />
    </div>
  );
}

const SAID: Record<number, string> = {
  404: "There is no such page on the desk, or what it was about has been removed.",
  413: "What was sent is too large.",
};

const NO_ANSWER = "The desk gave no answer: the connection may have failed. What you saved before is safe.";

/** Says what could not be done; the way back is always there, and what was typed can be sent again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const answer = isRouteErrorResponse(error) ? error : null;
  const lost = answer === null ? readLastSent() : null;
  const said = typeof answer?.data === "string" && answer.data !== "" ? answer.data : SAID[answer?.status ?? 0];
  return (
    <div className="desk">
      <section className="desk-sign-in" aria-labelledby="desk-title">
        <h1 id="desk-title">{answer && answer.status < 500 ? "That did not work" : "Something went wrong"}</h1>
        <p>{said ?? NO_ANSWER}</p>
        {lost && <SendAgain {...lost} />}
        <p>
          <Link to="/desk/overview">To the overview</Link>
        </p>
      </section>
    </div>
  );
}
