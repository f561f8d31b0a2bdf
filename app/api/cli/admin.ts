/** `npm run admin`: invites administrators, also those who lost their password, and lists them. */
import { Role } from "#app/contract/accounts.ts";
import { Email } from "#app/contract/writing.ts";
import { env } from "#app/env.server.ts";
import { inviteAdmin, reinviteAdmin, toAdminUser } from "../accounts/admins.ts";
import { OPERATOR, writeAuditLog } from "../accounts/audit-log.ts";
import { run, UsageError } from "./run.ts";

const USAGE = `npm run admin -- invite EMAIL ROLE    create an account; prints a token to set its password
                                      (again for the same address: a new token, the role unchanged)
npm run admin -- list                 list all accounts
Roles: ${Role.options.join(", ")}`;

await run(async ({ db }, [command, givenEmail, givenRole]) => {
  if (command === "list") {
    for (const admin of await db.selectFrom("admins").selectAll().orderBy("id").execute()) {
      console.log(`${admin.id}\t${admin.email}\t${admin.role}\t${admin.status}`);
    }
    return;
  }
  const email = Email.safeParse(givenEmail).data?.toLowerCase();
  const role = Role.safeParse(givenRole).data;
  if (command !== "invite" || !givenEmail || !givenRole) throw new UsageError(USAGE);
  if (!email) throw new UsageError(`EMAIL: "${givenEmail}" is not an email address\n\n${USAGE}`);
  if (!role)
    throw new UsageError(
      `ROLE: "${givenRole}" must be one of ${Role.options.join(", ")}\n\n${USAGE}`,
    );
  const setup = await db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom("admins")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirst();
    if (known) return reinviteAdmin(trx, known, OPERATOR);
    const invited = await inviteAdmin(trx, { email, role });
    const { admin } = invited;
    await writeAuditLog(trx, OPERATOR, [
      { action: "create", resource: "user", id: admin.id, after: toAdminUser(admin) },
    ]);
    return invited.setup;
  });
  console.log(`Setup token for ${email}, valid until ${setup.expires_at}:

  ${setup.token}

Send the person this link to set the password:

  ${env.publicOrigin}/desk/set-up?token=${setup.token}

Or set it by the API:

  curl -X POST ${env.publicOrigin}/api/admin/setup-password -H 'Content-Type: application/json' \\
    -d '{"token": "${setup.token}", "password": "at least twelve characters"}'`);
});
