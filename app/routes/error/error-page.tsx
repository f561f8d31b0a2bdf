/** The layout of error pages: a title, what happened, and links. */
import type { ReactNode } from "react";
import { useCompany } from "#app/ui/company.ts";
import "./error-page.css";

interface ErrorPageProps {
  /** Large above the title, such as "404". */
  code?: string;
  title: string;
  /** What happened. */
  message?: ReactNode;
  /** Links. */
  children: ReactNode;
}

export function ErrorPage({ code, title, message, children }: ErrorPageProps) {
  const { name, lostUrl } = useCompany();
  return (
    <div className="error-page">
      <title>{`${title} | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="error-page__words">
        {code && <p className="error-page__code">{code}</p>}
        <h1>{title}</h1>
        {message && <p className="error-page__message">{message}</p>}
        <div>{children}</div>
      </div>
      {code && lostUrl && <img className="error-page__picture" src={lostUrl} alt="" />}
    </div>
  );
}
