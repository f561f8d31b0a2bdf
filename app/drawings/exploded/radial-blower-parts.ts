/**
 * Parts that surround a radial fan in blowers and vacuum shredders: handle, cover, drive and foot.
 */
import { batteryPack, cord } from "../parts/battery.ts";
import { blowerCowl, blowerFoot, blowerHandle } from "../parts/blower-bodies.ts";
import type { DrivePowerType } from "../parts/drives.ts";
import { at } from "../parts/placing.ts";
import { airFilter, BATTERY, cylinder, FILTER, motor, PLUG, sparkPlug } from "./insides.ts";
import type { Part } from "./part.ts";

/** The battery at its position under a radial blower's handle. */
const pack: Part = {
  ...BATTERY,
  draw: (pen) => at(122, -20, batteryPack(pen, 128, 116)),
  box: [118, -24, 254, 100],
};

/** Rows above the fan of a radial blower. */
export function radialDriveRows(power: DrivePowerType): Part[][] {
  const petrol = power === "petrol";
  const corded = power === "corded";
  return [
    [
      {
        name: petrol
          ? "Handle with throttle"
          : corded
            ? "Handle with switch and cord"
            : "Handle with switch",
        does: petrol
          ? "The throttle can be held open by its lever."
          : corded
            ? "The cord hangs in it, so that the plug is not pulled."
            : "The further the switch is pressed, the stronger the stream.",
        draw: (pen) => (corded ? at(196, -120, cord(pen, 150, 90)) : "") + blowerHandle(pen, power),
        box: petrol ? [-102, -250, 210, -60] : [-102, -228, corded ? 400 : 218, corded ? -14 : -40],
      },
    ],
    [
      {
        name: petrol ? "Engine cover" : "Motor cover",
        does: "Leads the cooling air; its slots are kept free.",
        draw: (pen) => blowerCowl(pen, power),
        box: petrol ? [-24, -158, 210, 114] : [-24, -138, 184, 108],
      },
    ],
    ...(petrol
      ? [
          [
            {
              ...PLUG,
              draw: (pen) => at(4, -44, sparkPlug(pen)),
              box: [-14, -138, 22, -40],
            },
            { ...FILTER, draw: (pen) => at(120, -46, airFilter(pen)), box: [66, -74, 174, -18] },
          ] satisfies Part[],
          [
            {
              name: "Cylinder and crankcase",
              does: "The engine: the fan sits on its crankshaft.",
              draw: (pen) => at(4, 0, cylinder(pen)),
              box: [-82, -152, 98, 64],
            },
          ] satisfies Part[],
        ]
      : [
          ...(corded ? [] : [[pack]]),
          [
            {
              name: "Motor",
              does: "Carries the fan on its shaft.",
              draw: (pen) => at(40, 0, motor(pen)),
              box: [-72, -48, 108, 48],
            },
          ] satisfies Part[],
        ]),
  ];
}

export function footOf(power: DrivePowerType): Part {
  const petrol = power === "petrol";
  return {
    name: petrol ? "Fuel tank" : "Foot",
    does: petrol ? "Holds the mixture of petrol and oil." : "The blower stands on it.",
    ...(petrol ? { spares: ["oils"] } : {}),
    draw: (pen) => blowerFoot(pen, power),
    box: petrol ? [-76, 88, 188, 208] : [-52, 92, 142, 164],
  };
}
