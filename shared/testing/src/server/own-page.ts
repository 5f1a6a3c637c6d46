import { OWN_PARTS } from '@paga/contract/own/parts';
import { openOwnSession } from '@paga/mock-api/own/account/open-own-session';
import type { TestServer, TestUser } from './server.ts';

type Arranged = Pick<TestServer, 'inCompany' | 'asAccess'> & { clock: { now: () => Date } };
/** `daysAgo`: how long ago they joined. */
type Facts = { address?: string | null; accountId?: number; parts?: readonly string[]; daysAgo?: number };

const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);

/** Switches the own page of a company on, with these parts of it. */
export async function switchOwnPageOn(
  server: Arranged,
  companyId: number,
  parts: readonly string[] = OWN_PARTS,
): Promise<void> {
  const columns = OWN_PARTS.map((part) => `"${part}"`);
  await server.inCompany(companyId, (tx) =>
    tx.execute(`
      insert into "own_setting" ("tenantId", "page", ${columns.join(', ')})
      values (${companyId}, true, ${OWN_PARTS.map((part) => parts.includes(part)).join(', ')}) on conflict ("tenantId") do update set "page" = true,
        ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`),
  );
}

/** An employee who has joined, signed in on the own page: `server.as(person)` speaks as them. Another employer of an account: `accountId`. */
export async function joinedEmployee(
  server: Arranged,
  companyId: number,
  employeeId: number,
  {
    address = `own.${crypto.randomUUID().slice(0, 8)}@agimi.test`,
    accountId,
    parts,
    daysAgo = 0,
  }: Facts = {},
): Promise<TestUser & { accountId: number; linkId: number }> {
  await switchOwnPageOn(server, companyId, parts);
  const now = server.clock.now();
  const at = new Date(now.getTime() - daysAgo * 86_400_000).toISOString();
  return server.asAccess(async (tx) => {
    const made = accountId
      ? []
      : (
          await tx.execute<{ id: string }>(`
            insert into "own_account" ("address", "handle", "createdAt") values (${text(address)}, '${crypto.randomUUID()}', '${at}') returning "id"`)
        ).rows;
    const account = accountId ?? Number(made[0]?.id);
    const { rows } = await tx.execute<{ id: string }>(`
      insert into "own_link" ("tenantId", "employeeId", "accountId", "state", "invitedAt", "address", "expiresAt", "joinedAt")
      values (${companyId}, ${employeeId}, ${account}, 'joined', '${at}', ${text(address)}, '${at}', '${at}') returning "id"`);
    const linkId = Number(rows[0]?.id);
    const session = await openOwnSession(tx, { accountId: account, linkId, now });
    return {
      ...{ id: employeeId, email: address ?? '', name: '', roleId: 0, cookieName: 'paga_own' },
      ...{ ...session, accountId: account, linkId },
    };
  });
}
