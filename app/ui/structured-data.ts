/** Structured data of several pages for search engines. */
import type { Company } from "#app/site/site.ts";
import type { Crumb } from "./breadcrumb.tsx";
import { absoluteUrl, type RouteMatches } from "./meta.ts";

/** The breadcrumb as data; the last crumb is the page itself, at `path`. */
export function breadcrumbData(matches: RouteMatches, crumbs: readonly Crumb[], path: string) {
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

/** Only for questions that the page shows. */
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
