/**
 * Parts that all chainsaws share: spikes, muffler, castings with handles, hand guard and wrap
 * handle.
 */
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

/** Far leg of the wrap handle, behind all other parts. */
export function bowFar(pen: Pen): string {
  const svg = pen.tube("M-50-184C-34-190-22-176-16-150L-6-100", 20, tones.far, {
    highlight: false,
  });

  return svg;
}

/** Muffler, or the nose of an electric motor. */
export function nose(pen: Pen, electric: boolean): string {
  const svg = pen.shell(
    "M-58-66H-86C-94-66-98-60-99-52L-101-20C-101-10-96-6-88-6H-50z",
    electric ? tones.dark : tones.mid,
    {
      dx: 3,
      dy: -6,
    },
  );
  return (
    svg +
    pen.line(
      "M-92-52l16 0M-93-42l17 0M-94-32l17 0M-95-22l17 0",
      electric ? tones.dark.light : INK,
      1.8,
    )
  );
}

/** Spikes that hold the saw against the wood. */
export function bumperSpikes(pen: Pen): string {
  return (
    pen.shell(
      "M-80-44L-96-44C-100-36-106-32-117-30C-112-23-106-19-99-17C-103-11-109-7-118-6C-113 1-107 5-100 7C-103 12-109 17-118 19C-112 26-104 33-94 38L-80 40z",
      tones.steel,
      { dx: 4, dy: -3 },
    ) +
    pen.screw(-88, -30) +
    pen.screw(-88, 28)
  );
}

/**
 * Parts of a concrete saw instead of spikes: a rubber apron against slurry, and the bar's water
 * hose.
 */
export function waterFeed(pen: Pen): string {
  return (
    pen.shell("M-80-50L-104-46C-108-16-108 18-104 46L-80 48z", tones.dark, { dx: 3, dy: -4 }) +
    pen.line("M-98-38V38M-91-40V40", tones.dark.light, 1.6)
  );
}

/** Near part of the water hose, from the coupling at the rear of the saw to the bar. */
export function waterHose(pen: Pen): string {
  return (
    pen.tube(
      "M-112-24C-96-40-84-30-80-6C-76 30-60 60-20 66L150 70C220 74 280 78 344 74",
      13,
      tones.leaf,
    ) +
    pen.shell("M340 60H376C382 60 384 64 384 68V80C384 84 382 88 376 88H340z", tones.steel, {
      dx: 0,
      dy: -7,
    }) +
    pen.line("M352 61V87M364 61V87", INK, 1.4) +
    pen.shell("M70 56H98V82H70z", tones.dark, { small: true })
  );
}

/**
 * Casting of tank and rear handle, with throttle lock and trigger; a lock that also brakes the
 * chain is coloured.
 */
export function rearHandle(pen: Pen, quickStop = false): string {
  let svg = pen.shell(
    "M-92-2C-96 20-96 38-92 50C-89 60-82 66-68 66L160 68C205 70 246 70 276 62C301 55 314 36 314 10C314-16 304-40 284-56C258-76 208-96 166-101C142-104 122-100 106-88L60-40zM156-44C150-54 154-62 168-61C202-57 238-44 256-31C270-20 276-6 274 11C272 28 262 38 244 39L176 40C160 40 152 32 152 18z",
    tones.dark,
    { hole: true, dx: -2, dy: -5 },
  );
  svg +=
    pen.line("M176-90C214-82 250-68 272-52C290-38 300-18 300 8", tones.dark.light, 2.4) +
    pen.line("M180 54C214 56 244 56 268 50", tones.dark.light, 1.6);
  svg += pen.line("M232-52l-6 14M244-47l-7 14M256-40l-8 12M266-31l-9 10", tones.dark.light, 1.6);
  svg += pen.line("M146-78C142-40 142 10 150 52L156 68", tones.dark.light, 1.4);
  // throttle lock and trigger
  svg += pen.shell(
    "M186-97C190-108 204-110 216-106C230-101 240-94 244-82C226-90 206-96 186-97z",
    quickStop ? pen.accent : tones.mid,
    {
      small: true,
    },
  );
  svg += pen.shell(
    "M172-58C172-40 180-24 196-20C206-18 209-25 206-34C204-41 205-46 208-50z",
    pen.accent,
    {
      small: true,
    },
  );

  return svg;
}

/** Casting of tank and top handle. */
export function topHandle(pen: Pen): string {
  let svg = pen.shell(
    "M-92-2C-96 20-96 38-92 50C-89 60-82 66-68 66L100 68C122 68 132 58 133 40C134 8 150-30 152-78C153-116 146-150 124-166C100-182 52-186 14-180C-6-177-22-168-34-150L-46-126 4-108 14-126C24-142 48-146 74-144C104-141 118-128 119-104C120-84 112-66 104-50L60-40z",
    tones.dark,
    { dx: -3, dy: -5 },
  );
  svg += pen.line(
    "M-14-162C20-176 84-176 116-158C136-144 142-112 141-82C139-34 124-2 122 34",
    tones.dark.light,
    2.4,
  );
  svg += pen.line("M66-154l1 10M80-153l0 10M94-151l-2 10M107-146l-5 9", tones.dark.light, 1.6);
  svg += pen.shell(
    "M26-182C30-192 52-197 70-194C84-192 94-186 98-178C76-182 52-184 26-182z",
    tones.mid,
    {
      small: true,
    },
  );
  svg += pen.shell(
    "M22-136C22-122 28-108 40-104C50-102 53-110 50-117C48-124 49-134 52-144z",
    pen.accent,
    {
      small: true,
    },
  );

  return svg;
}

/** Hand guard and near leg of the wrap handle, in front of all other parts. */
export function guardAndBow(pen: Pen): string {
  // hand guard
  let svg =
    pen.shell(
      "M-74-70C-90-104-104-152-112-196C-114-208-104-214-96-206C-92-202-90-196-88-188C-80-154-66-118-46-92L-38-70C-48-64-64-64-74-70z",
      tones.dark,
      { dx: -4, dy: -2 },
    ) +
    pen.line("M-101-196C-94-158-82-120-66-88", tones.dark.light, 2.2) +
    pen.screw(-56, -76);
  // near leg of the wrap handle
  svg += pen.tube(
    "M26 66C2 68-16 62-22 44C-28 20-34-60-44-130C-48-160-52-184-52-184",
    23,
    tones.dark,
  );
  svg += pen.line("M-51-100l22-3M-50-90l22-3M-61-168l22-3M-60-160l21-3", tones.dark.light, 1.4);

  return svg;
}
