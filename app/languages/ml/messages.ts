/** The messages of components in Malayalam, by area. */
import type { Messages } from "../en/messages.ts";
import { about } from "./about.ts";
import { allCategories } from "./all-categories.ts";
import { branches } from "./branches.tsx";
import { comparison } from "./comparison.ts";
import { contact } from "./contact.tsx";
import { errors } from "./errors.tsx";
import { home } from "./home.ts";
import { info } from "./info.ts";
import { lists } from "./lists.ts";
import { maps } from "./maps.ts";
import { menus } from "./menus.ts";
import { notFound } from "./not-found.ts";
import { products } from "./products.tsx";
import { search } from "./search.tsx";
import { shell } from "./shell.tsx";
import { towns } from "./towns.ts";

export const messages: Messages = {
  about,
  allCategories,
  branches,
  comparison,
  contact,
  errors,
  home,
  info,
  lists,
  maps,
  menus,
  notFound,
  products,
  search,
  shell,
  towns,
};
