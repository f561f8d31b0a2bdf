/** Beside the form: the telephone, the e-mail address, the head office, and pages that answer before somebody asks. */
import { Link } from "react-router";
import { telHref } from "#app/site/phone.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import { useCompany } from "#app/ui/company.ts";
import { Picture } from "#app/ui/picture.tsx";
import "./side-panel.css";

interface SidePanelProps {
  pages: readonly { slug: string; title: string }[];
  /** The head office from the street. */
  shop: SitePicture | null;
}

export function SidePanel({ pages, shop }: SidePanelProps) {
  const { phone, contactHours, supportEmail, headquarters, name } = useCompany();
  return (
    <aside className="contact-panel" aria-label="Reach us directly">
      <section>
        <h2>Customer service</h2>
        <a className="contact-panel__phone" href={telHref(phone)}>
          {phone.text}
        </a>
        {contactHours && <p>{contactHours}</p>}
      </section>
      <section>
        <h2>E-mail</h2>
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </section>
      <section>
        <h2>Headquarters</h2>
        {shop && <Picture picture={shop} className="contact-panel__shop" sizes="400px" />}
        <address>
          {name}
          <br />
          {headquarters.street}, {headquarters.town}
          <br />
          {headquarters.state} {headquarters.pin}
        </address>
      </section>
      {pages.length > 0 && (
        <section>
          <h2>Good to know</h2>
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
