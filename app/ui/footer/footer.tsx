/** The footer: the shop's phone and hours, links and legal pages. */
import { use } from "react";
import { href } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { telHref } from "#app/site/phone.ts";
import type { Link as OutsideLink } from "#app/site/schema/common.ts";
import type { District } from "#app/site/site.ts";
import { useCompany } from "../company.ts";
import { Logo } from "../logo.tsx";
import { LanguageLinks } from "../page-link.tsx";
import { ServerOnly } from "../server-only.tsx";
import { ServerSite } from "../server-site.ts";
import "./footer.css";

export function Footer() {
  return (
    <footer className="footer">
      <ServerOnly name="footer" className="wrap">
        {import.meta.env.SSR && (() => <Content />)}
      </ServerOnly>
      <LanguageLinks className="wrap footer__language" />
    </footer>
  );
}

function Content() {
  const t = useMessages("menus");
  const shell = use(ServerSite);
  const { name, phone, footerHours, headquarters, social, supportSite, corporateSite } =
    useCompany();
  const { columns, legal } = shell?.menus.footer ?? { columns: [], legal: [] };
  /** External links by the heading of their column. */
  const outside = new Map([
    ["Support", supportSite],
    ["Company", corporateSite],
  ]);
  return (
    <>
      <div className="footer__grid">
        <div>
          <Logo onDark />{" "}
          <a className="footer__phone" href={telHref(phone)}>
            {phone.text}
          </a>
          <p className="footer__hours">
            {t.customerService}
            {footerHours && (
              <>
                <br />
                {footerHours}
              </>
            )}
          </p>
        </div>
        {columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
              <OutsideItem link={outside.get(heading)} />
            </ul>
          </nav>
        ))}
        {social.length > 0 && (
          <nav className="footer__follow" aria-label={t.follow}>
            <h2>{t.follow}</h2>
            <ul>
              {social.map((link) => (
                <OutsideItem key={link.href} link={link} />
              ))}
            </ul>
          </nav>
        )}
      </div>
      <Towns areas={shell?.areas.areas ?? []} />
      <div className="footer__base">
        <p>{t.copyright(name, headquarters.state ?? headquarters.town)}</p>
        <ul>
          {legal.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function OutsideItem({ link }: { link: OutsideLink | undefined }) {
  if (!link) return null;
  return (
    <li>
      <a href={link.href} target="_blank" rel="noopener">
        {link.label}
      </a>
    </li>
  );
}

function Towns({ areas }: { areas: readonly District[] }) {
  const t = useMessages("menus");
  const towns = areas.flatMap(({ cities }) => cities);
  if (towns.length === 0) return null;
  return (
    <nav className="footer__towns" aria-label={t.towns}>
      <h2>{t.towns}</h2>
      <a className="footer__all-towns" href={`${href("/branches")}#service-areas`}>
        {t.allTowns(towns.length)}
      </a>
      <ul>
        {towns.map(({ slug, name }) => (
          <li key={slug}>
            <a href={href("/locations/:town", { town: slug })}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
