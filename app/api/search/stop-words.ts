/** Words of a query that do not identify a product. */

/** Dropped while others remain. The second half is Malayalam and Hindi verbs and fillers. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and the for with without of in on to from by my me i is are which what show need want buy shop online near
  best good cheap price prices rate cost under below above new latest machine machines machin mashine tool tools
  product products small-scale home house use kerala india
  vettunna vettuna vettan vettanulla muri murikkunna murikunna murikkan murikanulla adikkunna adikunna adikkan
  edukkunna edukkan kayarunna kayaruna kayaran kazhukunna kazhukan ulla vila yanthram yantram yandram upakaranam
  വെട്ടുന്ന വെട്ടാൻ മുറിക്കുന്ന മുറിക്കാൻ അടിക്കുന്ന അടിക്കാൻ എടുക്കുന്ന യന്ത്രം മെഷീൻ വില
  ki ka ke ko se wali wala vali vala karne katne kaatne dhone khodne chahiye`.split(/\s+/),
);

/** Products that are often searched for and not sold here: never corrected to something that is. */
export const OTHER_WORDS: readonly string[] =
  `welding ladder glove helmet generator inverter spark carburetor pulley tractor grease polish chaff mixer sander planer
  bender painter solar shoe boot torch lamp cooker brick bucket bicycle
  paddy rice mango kathi pepper ginger cashew teak dryer dishwasher sawyer`.split(/\s+/);
