import { RoleId } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import type { OpenContext } from '#core/http/context.ts';
import { hashSecret } from '../session/secret.ts';
import { giveBackTry, reserveTry, tryKey } from '../session/tries.ts';
import { PENDING_STATUS } from './standing.ts';

const PER_ADDRESS = { limit: 20, minutes: 15 };

type Company = { id: number; name: string };

/** A link that is still good: the row that stands for the person, the person, and where they are asked to work. */
export type JoinLink = {
  rowId: number;
  personId: number;
  name: string;
  email: string;
  companies: Company[];
  allowed: boolean;
};

type Row = {
  rowId: string;
  personId: string;
  name: string;
  email: string;
  offered: RoleId;
  roleId: RoleId;
  companies: Company[] | null;
};

async function findLink(tx: Tx, token: string, now: Date): Promise<JoinLink | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    select p."id" as "rowId", r."id" as "personId", r."name", r."email", p."roleId" as "offered", r."roleId", (
      select json_agg(json_build_object('id', t."id", 'name', t."name") order by t."name")
      from "user_company" l join "tenant" t on t."id" = l."tenantId" and t."deletedAt" is null where l."userId" = p."id") as "companies"
    from "join_link" j join "app_user" p on p."id" = j."userId" join "app_user" r on r."id" = p."standsFor"
    where j."tokenHash" = ${hashSecret(token)} and j."usedAt" is null and j."expiresAt" > ${now.toISOString()}
      and p."deletedAt" is null and p."status" = ${PENDING_STATUS[1]} and r."status" = 1 and r."deletedAt" is null`);
  const row = rows[0];
  if (!row?.companies) return undefined;
  const { rowId, personId, name, email, offered, roleId, companies } = row;
  // The role comes along with the account: one with more rights than the company has offered would take them there.
  const allowed = roleId !== RoleId.superAdmin && roleId >= offered;
  return { rowId: Number(rowId), personId: Number(personId), name, email, companies, allowed };
}

/** The link a token belongs to. A wrong token costs the address one of its tries, counted before the token is looked at. */
export async function tryJoinToken(
  { asAccess, now, address }: OpenContext,
  token: string,
): Promise<JoinLink | undefined> {
  const key = tryKey('join-address', address());
  const reserved = await asAccess((tx) => reserveTry(tx, key, PER_ADDRESS, now));
  return asAccess(async (tx) => {
    const link = await findLink(tx, reserved ? token : '', now);
    if (link) await giveBackTry(tx, key);
    return link;
  });
}
