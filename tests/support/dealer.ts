/** Says who the dealer is, as the server does at its start, before any test renders something. */
import { setDealer } from "#app/site/dealer.ts";
import { site } from "#app/site/site.server.ts";

setDealer(site.company);
