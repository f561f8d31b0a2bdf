/** What stands in a page's place when it could not be made: an outage, a refusal, a lost connection, a mistake of ours. */

import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { telHref } from "#app/site/phone.ts";
import { useCompany } from "#app/ui/company.ts";
import { Main, PlainShell, Shell } from "#app/ui/shell.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { outageIn } from "#app/upstream/outage.ts";
import { ErrorPage } from "./error-page.tsx";
import { RequestId } from "./request-id.tsx";

const REFUSALS: Record<number, string> = {
  400: "The request could not be understood.",
  405: "This page does not take what was sent to it.",
  413: "What was sent is too large.",
  415: "What was sent is not a form.",
};

/** An answer that is no page keeps header and footer; what failed in the browser may be one of them. */
export function RootError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <Main>
        <NotFoundPage />
      </Main>
    );
  }
  const Frame = isRouteErrorResponse(error) ? Shell : PlainShell;
  return <Frame>{toPage(error, status)}</Frame>;
}

function toPage(error: unknown, status: number) {
  const outage = outageIn(error);
  // What the upstream said is in the log: it may name what is no visitor's business.
  if (outage) return <OutagePage />;
  return status < 500 ? <RefusalPage refusal={REFUSALS[status]} /> : <FailurePage error={error} />;
}

export function NotFoundPage() {
  return (
    <ErrorPage
      code="404"
      title="Page Not Found"
      message="The address may have changed, or the machine has left the range."
    >
      <form className="error-page__search" action="/search">
        <input type="search" name="q" aria-label="Search products" placeholder="Search machines" required />
        <button className="btn" type="submit">
          Search
        </button>
      </form>
      <p className="error-page__ways">
        <Link className="link" to="/">
          Back to the homepage
        </Link>
        <Link className="link" to="/collections/all-categories">
          All Categories
        </Link>
        <Link className="link" to="/branches">
          Our Locations
        </Link>
        <CallLink />
      </p>
    </ErrorPage>
  );
}

function OutagePage() {
  const { pathname, search } = useLocation();
  return (
    <ErrorPage
      title="The catalogue is not available right now"
      message="Our list of machines gives no answer at the moment. Try again in a minute, or call us: we can tell you what is in stock."
    >
      <p className="error-page__ways">
        <a className="btn" href={pathname + search}>
          Try again
        </a>
        <CallLink />
      </p>
    </ErrorPage>
  );
}

function CallLink() {
  const { phone } = useCompany();
  return (
    <a className="link" href={telHref(phone)}>
      Call {phone.text}
    </a>
  );
}

/** Most often a connection that was lost, or a proxy that has lost its server: asking again keeps the pages before. */
function FailurePage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  // A filter leaves the page where it is, which far down a list would show the footer alone.
  useEnhancement(() => {
    document.getElementById("main")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  if (import.meta.env.DEV && error instanceof Error) {
    return (
      <ErrorPage title={error.name} message={error.message}>
        <pre>{error.stack}</pre>
      </ErrorPage>
    );
  }
  return (
    <ErrorPage
      title="This page could not be loaded"
      message={
        <>
          The connection failed, or the site gave no answer.
          <RequestId />
        </>
      }
    >
      <Link className="btn" to={pathname + search} replace>
        Try again
      </Link>
    </ErrorPage>
  );
}

function RefusalPage({ refusal }: { refusal: string | undefined }) {
  return (
    <ErrorPage title={refusal ? "That did not work" : "Something went wrong"} message={refusal}>
      <Link className="link" to="/">
        Back to the homepage
      </Link>
    </ErrorPage>
  );
}
