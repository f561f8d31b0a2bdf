/**
 * Beside the form: phone number, email address, head office, and links to pages with answers.
 */
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { telHref } from "#app/site/phone.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import { Closings } from "#app/ui/closings.tsx";
import { useCompany } from "#app/ui/company.ts";
import { Picture } from "#app/ui/picture.tsx";
import "./side-panel.css";

interface SidePanelProps {
  /** Announced holidays, as sentences. */
  closings: readonly string[];
  pages: readonly { slug: string; title: string }[];
  /** The head office from the street. */
  shop: SitePicture | null;
}

export function SidePanel({ closings, pages, shop }: SidePanelProps) {
  const t = useMessages("contact");
  const { phone, contactHours, supportEmail, headquarters, name } = useCompany();
  return (
    <aside className="contact-panel" aria-label={t.directly}>
      <section>
        <h2>{t.customerService}</h2>
        <a className="contact-panel__phone" href={telHref(phone)}>
          {phone.text}
        </a>
        {contactHours && <p>{contactHours}</p>}
        <Closings closings={closings} />
      </section>
      <section>
        <h2>{t.mail}</h2>
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </section>
      <section>
        <h2>{t.headquarters}</h2>
        {shop && <Picture picture={shop} className="contact-panel__shop" sizes="400px" />}
        <address>
          {name}
          <br />
          {headquarters.street}, {headquarters.town}
          <br />
          {[headquarters.state, headquarters.pin].filter(Boolean).join(" ")}
        </address>
      </section>
      {pages.length > 0 && (
        <section>
          <h2>{t.goodToKnow}</h2>
          {pages.map(({ slug, title }) => (
            <p key={slug}>
              <Link className="link" to={`/${slug}`}>
                {title}
              </Link>
            </p>
          ))}
        </section>
      )}
    </aside>
  );
}
