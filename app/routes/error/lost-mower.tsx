/** A robotic mower that has wandered off the lawn it was to mow, under the words of a page that is not there. */

/** Between 0 and 1, the same for the same number: drawn on the server and in the browser alike. */
const scatter = (n: number) => Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1;
const at = (value: number) => Math.round(value);

/** Uncut on both sides of the mower's way. */
const TALL = blades(300, 0, 2400, 196, 30);
const FRONT = blades(200, 0, 2400, 322, 44);

function blades(count: number, from: number, to: number, y: number, height: number): string {
  return Array.from({ length: count }, (_, n) => {
    const x = at(from + ((n + scatter(n)) / count) * (to - from));
    const tall = at(height * (0.5 + scatter(n * 3 + 1)));
    return `M${x} ${y}q${at(scatter(n * 7) * 8 - 4)} ${-at(tall / 2)} ${at(scatter(n * 5) * 20 - 10)} ${-tall}`;
  }).join("");
}

export function LostMower() {
  return (
    <svg className="lost-mower" viewBox="0 0 2400 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 120C300 60 620 130 980 96S1700 40 2400 110V320H0z" fill="#dfd9c0" />
      <path d="M0 158C400 110 800 170 1240 136S2000 110 2400 150V320H0z" fill="#b9c7a8" />
      <path d="M0 190C600 176 1500 206 2400 184V320H0z" fill="#467556" />
      <path d={TALL} stroke="#467556" strokeWidth="5" strokeLinecap="round" fill="none" />
      {/* In the middle, so that a phone shows the whole of it. */}
      <g transform="translate(-136)">
        <path
          d="M-200 214C420 214 520 292 760 290S1020 214 1216 246L1216 286C1040 258 930 330 760 330S420 258 136 262H-200z"
          fill="#a6bb63"
        />
        <path
          d="M136 232C430 232 540 306 770 304S1030 230 1216 262"
          stroke="#93ad5a"
          strokeWidth="6"
          strokeDasharray="46 20"
          fill="none"
        />
        <g stroke="#16181a" strokeWidth="3" strokeLinejoin="round">
          <path d="M1206 262C1204 214 1240 186 1300 182 1372 178 1424 204 1438 262z" fill="#4a4f55" />
          <path d="M1222 236C1230 204 1258 192 1304 190 1362 188 1404 206 1420 236z" fill="#f26b0f" />
          <path d="M1276 192q24-14 50-2l-4 14h-42z" fill="#16181a" />
          <path d="M1202 262h240v10q-6 10-18 10h-204q-14 0-18-10z" fill="#b9bec4" />
          <circle cx="1250" cy="262" r="34" fill="#2b2d30" />
          <circle cx="1250" cy="262" r="14" fill="#b9bec4" />
          <circle cx="1414" cy="280" r="16" fill="#2b2d30" />
        </g>
        <path
          d="M1440 196q14-10 14-26t-16-18q-18 0-18 18"
          fill="none"
          stroke="#16181a"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <circle cx="1438" cy="212" r="4.5" fill="#16181a" />
      </g>
      <path d={FRONT} stroke="#1f5a3c" strokeWidth="7" strokeLinecap="round" fill="none" />
    </svg>
  );
}
