/** The error pages: not found, outage, rejected request, lost connection, failure. */

import { Form, isRouteErrorResponse, Link, useLocation } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { telHref } from "#app/site/phone.ts";
import { useCompany } from "#app/ui/company.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Main, PlainShell, Shell } from "#app/ui/shell.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { outageIn } from "#app/upstream/outage.ts";
import { ErrorPage } from "./error-page.tsx";
import { RequestId } from "./request-id.tsx";

/** Error responses keep header and footer; after other errors these may have failed themselves. */
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
  // The upstream's message is only logged: it may be confidential.
  if (outage) return <OutagePage />;
  return status < 500 ? <RejectedPage status={status} /> : <FailurePage error={error} />;
}

export function NotFoundPage() {
  const t = useMessages("errors");
  const { searchBox, searchExample, search } = useMessages("shell");
  return (
    <ErrorPage code="404" title={t.notFound} message={t.notFoundHint}>
      <Form className="error-page__search" action="/search">
        <input type="search" name="q" aria-label={searchBox} placeholder={searchExample} required />
        <button className="btn" type="submit">
          {search}
        </button>
      </Form>
      <p className="error-page__ways">
        <Link className="link" to="/">
          {t.backToHome}
        </Link>
        <Link className="link" to="/collections/all-categories">
          {t.allCategories}
        </Link>
        <Link className="link" to="/branches">
          {t.locations}
        </Link>
        <CallLink />
      </p>
    </ErrorPage>
  );
}

function OutagePage() {
  const t = useMessages("errors");
  const { tryAgain } = useMessages("shell");
  const { pathname, search } = useLocation();
  return (
    <ErrorPage title={t.outage} message={t.outageHint}>
      <p className="error-page__ways">
        <PageLink className="btn" href={pathname + search}>
          {tryAgain}
        </PageLink>
        <CallLink />
      </p>
    </ErrorPage>
  );
}

function CallLink() {
  const { phone } = useCompany();
  const t = useMessages("errors");
  return (
    <a className="link" href={telHref(phone)}>
      {t.call(phone.text)}
    </a>
  );
}

/** Usually a lost connection, or a proxy without its server. Trying again keeps the history. */
function FailurePage({ error }: { error: unknown }) {
  const t = useMessages("errors");
  const { tryAgain } = useMessages("shell");
  const { pathname, search } = useLocation();
  // A filter keeps the scroll position, where a short page would show only the footer.
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
      title={t.notLoaded}
      message={
        <>
          {t.notLoadedHint} <RequestId />
        </>
      }
    >
      <Link className="btn" to={pathname + search} replace>
        {tryAgain}
      </Link>
    </ErrorPage>
  );
}

function RejectedPage({ status }: { status: number }) {
  const t = useMessages("errors");
  return (
    <ErrorPage title={t.problem} message={status === 413 ? t.tooLarge : t.rejected}>
      <Link className="link" to="/">
        {t.backToHome}
      </Link>
    </ErrorPage>
  );
}
