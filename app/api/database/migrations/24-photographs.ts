/** Drops the index of products without a picture: its condition took a video for a picture. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const up = ({ schema }: Kysely<unknown>): Promise<void> => schema.dropIndex("products_without_picture").execute();

export const withoutPictureIndex: Migration = { up };
