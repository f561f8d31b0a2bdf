/** Selects the pictures of a machine by the group of its family. */

import { accessoryPictures } from "./accessories.ts";
import { blowerPictures, mistblowerPictures } from "./blowers.ts";
import { brushcutterPictures } from "./brushcutters.ts";
import { chainsawPictures } from "./chainsaws.ts";
import { compressorPictures } from "./compressors.ts";
import { cutOffPictures } from "./cut-off-machines.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { augerPictures, enginePictures, tillerPictures } from "./ground.ts";
import { handToolPictures } from "./hand-tools.ts";
import { hedgeTrimmerPictures } from "./hedge-trimmers.ts";
import { kombiPictures } from "./kombi-system.ts";
import { lawnMowerPictures } from "./lawn-mowers.ts";
import type { Pictures } from "./pictures.ts";
import { polePrunerPictures } from "./pole-pruners.ts";
import { powerToolPictures } from "./power-tools.ts";
import { washerPictures } from "./pressure-washers.ts";
import { robotPictures } from "./robotic-mowers.ts";
import { sweeperPictures } from "./sweeping-machines.ts";
import { vacuumPictures } from "./vacuum-cleaners.ts";
import { sprayerPictures, waterPumpPictures } from "./water.ts";

const BY_GROUP: Partial<Record<string, (machine: DescribedMachine) => Pictures | null>> = {
  accessories: accessoryPictures,
  blowers: blowerPictures,
  brushcutters: brushcutterPictures,
  chainsaws: chainsawPictures,
  compressors: compressorPictures,
  "cut-off-machines": cutOffPictures,
  "earth-augers": augerPictures,
  engines: enginePictures,
  "hand-tools": handToolPictures,
  "hedge-trimmers": hedgeTrimmerPictures,
  "kombisystem-multisystem": kombiPictures,
  "lawn-mowers": lawnMowerPictures,
  mistblowers: mistblowerPictures,
  "mulching-lawn-mowers": lawnMowerPictures,
  "pole-pruners": polePrunerPictures,
  "power-tools": powerToolPictures,
  "power-weeders": tillerPictures,
  "pressure-washers": washerPictures,
  "robotic-mowers": robotPictures,
  sprayers: sprayerPictures,
  "sweeping-machines": sweeperPictures,
  "vacuum-cleaners": vacuumPictures,
  "water-pumps": waterPumpPictures,
};

/**
 * Pixels per mm of groups that share one scale although no figure gives their lengths: a larger
 * machine never has the smaller picture.
 */
const USUAL_SCALES: Partial<Record<string, number>> = {
  blowers: 0.4,
  brushcutters: 0.25,
  compressors: 0.38,
  "earth-augers": 0.34,
  engines: 0.84,
  "lawn-mowers": 0.43,
  mistblowers: 0.4,
  "mulching-lawn-mowers": 0.43,
  "pressure-washers": 0.37,
  "robotic-mowers": 0.5,
  sprayers: 0.43,
  "sweeping-machines": 0.46,
  "vacuum-cleaners": 0.44,
  "water-pumps": 0.62,
};

/** Top models, which get a detail view. */
const DETAILED = new Set(
  "MS 881,MS 661,MS 500i,MS 462,MS 261,MS 250,MSA 300 C-O,MS 194 T,FS 460 C-EM,FR 410,BR 800,BRA 600,SR 450,WP 600,HS 82 R,BT 360,MH 710,TS 800,TSA 230,RM 650 V,RMA 460 V,RE 150,RB 600,REA 100 PLUS,SE 122,V8".split(
    ",",
  ),
);

/**
 * Pictures of a machine.
 * @returns null if its family has no drawing
 */
export function picturesOf(machine: DescribedMachine): Pictures | null {
  const pictures = BY_GROUP[machine.group]?.(machine);
  if (!pictures) return null;
  const { detail, ...others } = pictures;
  const pxPerMm = pictures.pxPerMm ?? USUAL_SCALES[machine.group];
  return {
    ...others,
    ...(pxPerMm ? { pxPerMm } : {}),
    ...(detail && DETAILED.has(machine.model) ? { detail } : {}),
  };
}
