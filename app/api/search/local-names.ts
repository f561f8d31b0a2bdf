/** What shoppers call machines in Malayalam and Hindi, in Latin letters as they come to mind, and in Malayalam's own. */
import type { Synonym } from "./english-names.ts";

export const LOCAL_NAMES: readonly Synonym[] = [
  {
    from: [
      ...["kadu", "kaadu", "kaad", "pullu", "pull vettu", "pullu vettu", "kadu vettu", "kaadu vettu"],
      ...["ghas", "ghaas", "ghas cutting", "ghas cutter", "घास"],
      ...["കാട്", "കാട് വെട്ട്", "കാടുവെട്ട്", "കാടുവെട്ടി", "പുല്ല്", "പുല്ലുവെട്ട്", "പുല്ലുവെട്ടി", "ബ്രഷ് കട്ടർ"],
    ],
    to: ["brushcutter", "grass trimmer"],
    only: true,
  },
  { from: ["kala vettu", "കള"], to: ["power weeder", "brushcutter"], only: true },
  {
    from: [
      ...["maram", "maram vettu", "maram vaal", "maramuri", "thadi vettu", "virak", "viraku", "lakdi", "lakadi", "ped"],
      ...["മരം", "മരംമുറി", "ചെയിൻ സോ", "लकड़ी", "पेड़"],
    ],
    to: ["chainsaw"],
    only: true,
  },
  {
    from: ["marunnu", "marunn", "marunnu adi", "marunnadi", "dawai", "dawai spray", "दवाई", "മരുന്ന്", "മരുന്നടി", "സ്പ്രേയർ"],
    to: ["sprayer", "mistblower"],
    only: true,
  },
  { from: ["marunnu pump", "marunnadi pump", "dawai pump", "spray motor"], to: ["sprayer"], only: true },
  {
    from: [
      ...["vellam", "vellam adi", "vellam pump", "vellam motor", "paani", "pani motor", "paani motor"],
      ...["pani pump", "paani pump", "पानी", "पंप", "വെള്ളം", "പമ്പ്", "പമ്പ് സെറ്റ്", "മോട്ടോർ"],
    ],
    to: ["water pump"],
    only: true,
  },
  { from: ["motor", "pani"], to: ["water pump"] },
  { from: ["kuzhi", "kuzhi edu", "gaddha", "गड्ढा", "കുഴി"], to: ["earth auger"], only: true },
  { from: ["mazhu", "kodali", "kodari", "kulhadi", "कुल्हाड़ी", "മഴു", "കോടാലി"], to: ["axe", "hatchet"], only: true },
  { from: ["vettukathi", "വെട്ടുകത്തി"], to: ["pruning saw", "secateur"], only: true },
  { from: ["thengu", "thenga", "tengu", "തെങ്ങ്"], to: ["pole pruner", "top handle", "mistblower"], only: true },
  {
    from: ["adakka", "adaykka", "kavungu", "kamuku", "kamuk", "supari", "കവുങ്ങ്", "കമുക്", "അടയ്ക്ക"],
    to: ["mistblower", "sprayer"],
    only: true,
  },
  { from: ["kariyila", "കരിയില"], to: ["blower"], only: true },
  { from: ["vandi kazhuku", "vandi wash", "gaadi wash", "gadi wash"], to: ["pressure washer"], only: true },
  { from: ["vandi", "gaadi", "gadi", "വണ്ടി"], to: ["pressure washer"] },
  { from: ["thadi"], to: ["chainsaw"] },
  { from: ["kathri", "katrika", "kainchi", "कैंची", "കത്രിക"], to: ["secateur"], only: true },
  { from: ["arakkaval", "arakkavaal", "aari", "आरी", "അറക്കവാൾ"], to: ["pruning saw"], only: true },
  { from: ["vaal", "വാൾ"], to: ["chainsaw", "pruning saw"], only: true },
  { from: ["choolu", "jhadu", "jhaadu", "झाड़ू", "ചൂല്"], to: ["sweeper"], only: true },
];
