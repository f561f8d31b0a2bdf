/** Structured data that more than one page gives to search engines. */
import { company } from "#app/content/company.ts";
import type { Crumb } from "./breadcrumb.tsx";
import { absoluteUrl } from "./meta.ts";

type Matches = Parameters<typeof absoluteUrl>[0];

/** The breadcrumb as data; the page itself, at `path`, comes last and has no crumb address of its own. */
export function breadcrumbData(matches: Matches, crumbs: readonly Crumb[], path: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(matches, href ?? path),
    })),
  };
}

/** The dealer. */
export function organizationData(matches: Matches) {
  return {
    "@type": "Organization",
    name: company.name,
    url: absoluteUrl(matches, "/"),
    foundingDate: String(company.since),
    email: company.supportEmail,
    telephone: `+${company.phone.digits}`,
    sameAs: company.social.map(({ href }) => href),
  };
}

/** Questions with their answers, only where the page shows them. */
export function questionsData(questions: readonly { question: string; answer: string }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
