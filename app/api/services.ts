/** The services that the API's calls and the desk use. */
import type { SignIn } from "./accounts/sign-in.ts";
import type { ReceiveMessage } from "./contact/receive-message.ts";
import type { CatalogueWriter } from "./database/writing.ts";
import type { ShopFacts } from "./documents/documents.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import type { Log } from "./log.ts";
import type { CatalogueReader } from "./reading.ts";
import type { PathCounter, SearchCounter } from "./reports/counts.ts";
import type { ImportShop } from "./spreadsheet/shop-prices.ts";
import type { Uploads } from "./uploads/uploads.ts";

export interface Services extends CatalogueWriter {
  catalogueIndex: CatalogueIndex;
  reading: CatalogueReader;
  signIn: SignIn;
  uploads: Uploads;
  searches: SearchCounter;
  paths: PathCounter;
  log: Log;
  receiveMessage: ReceiveMessage;
  /** The folder of uploads, of the shop's `pictures` and of the index. */
  dataDir: string;
  /** What the company's document and the settings say. */
  shop: () => ShopFacts & ImportShop;
}
