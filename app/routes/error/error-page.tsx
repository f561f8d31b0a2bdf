/** What a visitor reads in a page's place when there is none: a title, what happened, where to go. */
import type { ReactNode } from "react";
import { useCompany } from "#app/ui/company.ts";
import lostMower from "./lost-mower.svg?url";
import "./error-page.css";

interface ErrorPageProps {
  /** Large above the title, such as "404". */
  code?: string;
  title: string;
  /** What happened. */
  message?: ReactNode;
  /** Where to go. */
  children: ReactNode;
}

export function ErrorPage({ code, title, message, children }: ErrorPageProps) {
  const { name } = useCompany();
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
      {code && <img className="error-page__picture" src={lostMower} width={2400} height={320} alt="" />}
    </div>
  );
}
