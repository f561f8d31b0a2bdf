/** A standing person of 165 cm, set beside machines to show how large they are. */

import "./person.css";

/** Millimetres of the figure, so that its place can be worked out at any scale. */
export const PERSON_MM = { width: 620, height: 1650 };

/** As tall as its box; the box is as tall as 1650 mm of the scale around it. */
export function Person() {
  return (
    <svg className="person" viewBox="0 0 620 1650" role="img" aria-label="A person of 165 cm, to the same scale">
      <path className="person__trousers" d="M192 850h236l20 400-28 330h-92l-18-520-18 520h-92l-28-330z" />
      <path
        className="person__shoes"
        d="M326 1576h98c10 24 40 36 52 56q6 18-16 18H326zM294 1576h-98c-10 24-40 36-52 56q-6 18 16 18h134z"
      />
      <path
        className="person__skin"
        d="M440 540l84-15c10 90 12 180 4 270-2 40-10 70-34 72s-34-30-32-66c2-60-2-120-10-170zM180 540l-84-15c-10 90-12 180-4 270 2 40 10 70 34 72s34-30 32-66c-2-60 2-120 10-170zM270 190h80v130h-80z"
      />
      <path
        className="person__shirt"
        d="M262 262q48 52 96 0c70 14 122 34 140 96 14 52 24 110 30 170l-92 16-12-80v400H196V464l-12 80-92-16c6-60 16-118 30-170 18-62 70-82 140-96z"
      />
      <ellipse className="person__skin" cx="310" cy="124" rx="84" ry="112" />
      <path
        className="person__hair"
        d="M220 128C214 46 258 2 310 2s96 44 90 126q-10-54-40-62-50 14-104-4-28 12-36 66z"
      />
    </svg>
  );
}
