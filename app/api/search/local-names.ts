/** What shoppers call machines in Malayalam and Hindi, in Latin letters as they come to mind, and in Malayalam's own. */
import type { Synonym } from "./english-names.ts";

export const LOCAL_NAMES: readonly Synonym[] = [
  {
    say: [
      ...["kadu", "kaadu", "kaad", "pullu", "pulli", "puli", "pullu vettu", "kadu vettu", "kaadu vettu", "puli vettu"],
      ...["kala vettu", "ghas", "ghaas", "ghas cutting", "ghas cutter"],
      ...["കാട്", "കാട് വെട്ട്", "കാടുവെട്ട്", "കാടുവെട്ടി", "പുല്ല്", "പുല്ലുവെട്ട്", "പുല്ലുവെട്ടി", "ബ്രഷ് കട്ടർ"],
    ],
    mean: ["brushcutter", "grass trimmer"],
    only: true,
  },
  {
    say: [
      ...["maram", "maram vettu", "maram vaal", "maramuri", "thadi", "virak", "viraku", "lakdi", "lakadi", "ped"],
      ...["മരം", "മരംമുറി", "ചെയിൻ സോ", "വാൾ"],
    ],
    mean: ["chainsaw"],
    only: true,
  },
  {
    say: ["marunnu", "marunn", "marunnu adi", "marunnadi", "dawai", "dawai spray", "മരുന്ന്", "മരുന്നടി", "സ്പ്രേയർ"],
    mean: ["sprayer", "mistblower"],
    only: true,
  },
  { say: ["marunnu pump", "marunnadi pump", "dawai pump", "spray motor"], mean: ["sprayer"], only: true },
  {
    say: [
      ...["vellam", "vellam adi", "vellam pump", "vellam motor", "pani", "paani", "pani motor", "paani motor"],
      ...["pani pump", "paani pump", "വെള്ളം", "പമ്പ്", "പമ്പ് സെറ്റ്", "മോട്ടോർ"],
    ],
    mean: ["water pump"],
    only: true,
  },
  { say: ["motor"], mean: ["water pump"] },
  { say: ["kuzhi", "kuzhi edu", "gadda", "gaddha", "കുഴി"], mean: ["earth auger"], only: true },
  { say: ["mazhu", "kodali", "kodari", "vettukathi", "kulhadi", "മഴു", "കോടാലി"], mean: ["axe", "hatchet"], only: true },
  { say: ["thengu", "thenga", "tengu", "തെങ്ങ്"], mean: ["pole pruner", "top handle", "mistblower"], only: true },
  {
    say: ["adakka", "adaykka", "kavungu", "kamuku", "supari", "കവുങ്ങ്", "അടയ്ക്ക"],
    mean: ["mistblower", "sprayer"],
    only: true,
  },
  { say: ["kariyila", "കരിയില"], mean: ["blower"], only: true },
  { say: ["vandi kazhuku", "vandi", "gaadi", "gadi", "വണ്ടി"], mean: ["pressure washer"], only: true },
  { say: ["kathrika", "kathri", "katrika", "കത്രിക"], mean: ["secateur"], only: true },
  { say: ["arakkaval", "arakkavaal", "vaal", "aari"], mean: ["pruning saw"], only: true },
  { say: ["choolu", "jhadu", "jhaadu", "ചൂല്"], mean: ["sweeper"], only: true },
];
