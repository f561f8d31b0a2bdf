/** The shop's values, each with a machine's picture that changes under the pointer. */
import type { SitePicture } from "#app/site/site-picture.ts";
import { Picture } from "#app/ui/picture.tsx";

interface PicturedValue {
  title: string;
  text: string;
  picture: SitePicture | null;
  hoverPicture: SitePicture | null;
}

export function Values({ title, values }: { title: string; values: readonly PicturedValue[] }) {
  return (
    <section className="section section--wash" aria-labelledby="values-title">
      <div className="wrap">
        <h2 id="values-title">{title}</h2>
        <ul className="about-values">
          {values.map(({ title: name, text, picture, hoverPicture }) => (
            <li key={name}>
              {picture && (
                <div className="about-values__pictures">
                  <Picture picture={picture} alt="" />
                  <Picture picture={hoverPicture ?? picture} alt="" />
                </div>
              )}
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
