/** The pages of this process: filled by the middleware that renders, read by it and by the front. */
import { PageStore } from "./page-store.ts";

/** Memory for pages, bytes: some two thousand of them, compressed. */
const MOST_BYTES = 64 * 1024 * 1024;

export const pages = new PageStore(MOST_BYTES);
