/** The foot of every page: the dealer's phone and hours, links into the site and to the outside, and the fine print. */
import { Link } from "react-router";
import { company, type OutsideLink } from "#app/content/company.ts";
import { footerColumns, legalLinks } from "#app/content/menus.ts";
import { telHref } from "#app/content/phone.ts";
import { Logo } from "../logo.tsx";
import "./footer.css";

/** The outside link that belongs under a column of links into the site. */
const outsideLinks: Record<string, OutsideLink> = { Support: company.supportSite, Company: company.corporateSite };

export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer__grid">
          <div>
            <Logo name={company.name} />
            <a className="footer__phone" href={telHref(company.phone)}>
              {company.phone.text}
            </a>
            <p className="footer__hours">
              Customer service
              <br />
              {company.footerHours}
            </p>
          </div>
          {footerColumns.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <Link to={link.href}>{link.label}</Link>
                  </li>
                ))}
                {outsideLinks[heading] && <OutsideItem link={outsideLinks[heading]} />}
              </ul>
            </nav>
          ))}
          <nav aria-label="Follow">
            <h2>Follow</h2>
            <ul>
              {company.social.map((link) => (
                <OutsideItem key={link.href} link={link} />
              ))}
            </ul>
          </nav>
        </div>
        <div className="footer__base">
          <p>
            © {company.name}, {company.headquarters.state}
          </p>
          <ul>
            {legalLinks.map((link) => (
              <li key={link.href}>
                <Link to={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function OutsideItem({ link }: { link: OutsideLink }) {
  return (
    <li>
      <a href={link.href} target="_blank" rel="noopener">
        {link.label}
      </a>
    </li>
  );
}
