/** A standing person of 165 cm in silhouette, set beside machines to show how large they are. */

import "./person.css";

/** Millimetres of the figure, so that its place can be worked out at any scale. */
export const PERSON_MM = { width: 620, height: 1650 };

/** As tall as its box; the box is as tall as 1650 mm of the scale around it. */
export function Person() {
  return (
    <svg className="person" viewBox="0 0 620 1650" role="img" aria-label="A person of 165 cm, to the same scale">
      <path d="M310 12c62 0 104 46 104 112 0 40-15 78-40 100v42c70 14 130 40 150 96 26 78 40 196 46 330 2 34-10 62-34 66-26 4-42-16-48-46-16-90-34-170-58-236l-8 190c18 120 26 250 22 390-4 156-12 300-16 480 30 12 62 28 76 44 12 16 4 34-20 34H368c-22 0-34-12-36-34-14-190-14-380-22-560-8 180-8 370-22 560-2 22-14 34-36 34H136c-24 0-32-18-20-34 14-16 46-32 76-44-4-180-12-324-16-480-4-140 4-270 22-390l-8-190c-24 66-42 146-58 236-6 30-22 50-48 46-24-4-36-32-34-66 6-134 20-252 46-330 20-56 80-82 150-96v-42c-25-22-40-60-40-100 0-66 42-112 104-112Z" />
    </svg>
  );
}
