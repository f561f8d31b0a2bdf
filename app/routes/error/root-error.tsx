/** What stands in a page's place when it could not be made: an outage, a refusal, a mistake of ours. */
import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { Main, Shell } from "#app/ui/shell.tsx";
import { type Outage, outageIn } from "#app/upstream/outage.ts";
import { ErrorPage } from "./error-page.tsx";

const REFUSALS: Record<number, string> = {
  400: "The request could not be understood.",
  405: "This page does not take what was sent to it.",
  413: "What was sent is too large.",
  415: "What was sent is not a form.",
};

/** Header and footer need no data, so they stay; only the not-found page stands alone. */
export function RootError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <Main>
        <NotFoundPage />
      </Main>
    );
  }
  const outage = outageIn(error);
  return <Shell>{outage ? <OutagePage outage={outage} /> : <FailurePage refusal={REFUSALS[status]} />}</Shell>;
}

export function NotFoundPage() {
  return (
    <ErrorPage code="404" title="Page Not Found">
      <Link className="link" to="/">
        Back to the homepage
      </Link>
    </ErrorPage>
  );
}

function OutagePage({ outage }: { outage: Outage }) {
  const { pathname, search } = useLocation();
  return (
    <ErrorPage title="The catalogue is not available right now" message={outage.message}>
      <a className="btn" href={pathname + search}>
        Try again
      </a>
    </ErrorPage>
  );
}

function FailurePage({ refusal }: { refusal: string | undefined }) {
  return (
    <ErrorPage title={refusal ? "That did not work" : "Something went wrong"} message={refusal}>
      <Link className="link" to="/">
        Back to the homepage
      </Link>
    </ErrorPage>
  );
}
