/** The shop's own pages: where its people keep the catalogue and answer messages, on a phone or a wide screen. */
import { Outlet } from "react-router";
import type { Route } from "./+types/desk";
import { privatePages } from "./access/require-sign-in.server.ts";
import "./desk.css";

/** Stands without the public header and footer. */
export const handle = { bare: true };

export const middleware: Route.MiddlewareFunction[] = [privatePages];

export const meta: Route.MetaFunction = () => [{ title: "Desk" }, { name: "robots", content: "noindex, nofollow" }];

export default function Desk() {
  return (
    <div className="desk">
      <Outlet />
    </div>
  );
}
