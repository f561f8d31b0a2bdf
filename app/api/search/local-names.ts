/** What shoppers call machines in Malayalam and Hindi, in Latin letters as they come to mind, and in Malayalam's own. */
import type { Synonym } from "./english-names.ts";

export const LOCAL_NAMES: readonly Synonym[] = [
  {
    from: [
      ...["kadu", "kaadu", "kaad", "pullu", "pulli", "puli", "pullu vettu", "kadu vettu", "kaadu vettu", "puli vettu"],
      ...["kala vettu", "ghas", "ghaas", "ghas cutting", "ghas cutter"],
      ...["കാട്", "കാട് വെട്ട്", "കാടുവെട്ട്", "കാടുവെട്ടി", "പുല്ല്", "പുല്ലുവെട്ട്", "പുല്ലുവെട്ടി", "ബ്രഷ് കട്ടർ"],
    ],
    to: ["brushcutter", "grass trimmer"],
    only: true,
  },
  {
    from: [
      ...["maram", "maram vettu", "maram vaal", "maramuri", "thadi", "virak", "viraku", "lakdi", "lakadi", "ped"],
      ...["മരം", "മരംമുറി", "ചെയിൻ സോ", "വാൾ"],
    ],
    to: ["chainsaw"],
    only: true,
  },
  {
    from: ["marunnu", "marunn", "marunnu adi", "marunnadi", "dawai", "dawai spray", "മരുന്ന്", "മരുന്നടി", "സ്പ്രേയർ"],
    to: ["sprayer", "mistblower"],
    only: true,
  },
  { from: ["marunnu pump", "marunnadi pump", "dawai pump", "spray motor"], to: ["sprayer"], only: true },
  {
    from: [
      ...["vellam", "vellam adi", "vellam pump", "vellam motor", "pani", "paani", "pani motor", "paani motor"],
      ...["pani pump", "paani pump", "വെള്ളം", "പമ്പ്", "പമ്പ് സെറ്റ്", "മോട്ടോർ"],
    ],
    to: ["water pump"],
    only: true,
  },
  { from: ["motor"], to: ["water pump"] },
  { from: ["kuzhi", "kuzhi edu", "gadda", "gaddha", "കുഴി"], to: ["earth auger"], only: true },
  { from: ["mazhu", "kodali", "kodari", "vettukathi", "kulhadi", "മഴു", "കോടാലി"], to: ["axe", "hatchet"], only: true },
  { from: ["thengu", "thenga", "tengu", "തെങ്ങ്"], to: ["pole pruner", "top handle", "mistblower"], only: true },
  {
    from: ["adakka", "adaykka", "kavungu", "kamuku", "supari", "കവുങ്ങ്", "അടയ്ക്ക"],
    to: ["mistblower", "sprayer"],
    only: true,
  },
  { from: ["kariyila", "കരിയില"], to: ["blower"], only: true },
  { from: ["vandi kazhuku", "vandi", "gaadi", "gadi", "വണ്ടി"], to: ["pressure washer"], only: true },
  { from: ["kathrika", "kathri", "katrika", "കത്രിക"], to: ["secateur"], only: true },
  { from: ["arakkaval", "arakkavaal", "vaal", "aari"], to: ["pruning saw"], only: true },
  { from: ["choolu", "jhadu", "jhaadu", "ചൂല്"], to: ["sweeper"], only: true },
];
