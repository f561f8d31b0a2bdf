/** Structured data that more than one page gives to search engines. */
import type { Company } from "#app/site/site.ts";
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

/** The shop. */
export function organizationData(company: Company, absolute: (path: string) => string) {
  const { name, since, supportEmail, phone, social } = company;
  return {
    "@type": "Organization",
    "@id": absolute("/#business"),
    name,
    url: absolute("/"),
    ...(since && { foundingDate: String(since) }),
    email: supportEmail,
    telephone: `+${phone.digits}`,
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
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
