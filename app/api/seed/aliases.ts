/** The short names by which menus link to machines, each standing for a real one. */
export const ALIASES: Record<string, string> = {
  "petrol-chainsaw-pro": "stihl-ms-500i",
  "petrol-brushcutter-52cc": "stihl-fs-511",
  "backpack-blower-pro": "stihl-br-800",
  "self-propelled-petrol-mower": "stihl-rm-448-tx",
  // A menu links to this hash; it stands for a pressure washer.
  "9f2c4e7ab1d3": "stihl-rb-600",
};
