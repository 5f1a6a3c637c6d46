import type { OwnInvitationWay } from '@paga/contract/own/invitations';
import { DraftStatus } from '@paga/contract/shapes';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { folded } from '#core/db/search-text.ts';
import { oneAddress } from '#core/mail/address.ts';
import { user } from '#core/user/table.ts';
import { type EmployeeRow, employee, ofCompany } from '#people/public.ts';
import type { Office } from './office.ts';

type Person = Pick<EmployeeRow, 'id' | 'firstName' | 'lastName' | 'email' | 'personalNumber' | 'draftStatus'>;
/** Whom an invitation is for, how they can be invited, and the address that it goes to. */
type Way = { way: OwnInvitationWay; address: string | null };

const DIGITS = 4;
const lower = (address: string) => address.toLowerCase();
/** The words of a name in whatever order. */
const wordsOf = (name: string) => folded(name).split(' ').sort().join(' ');

/** How many people of the company have each of these addresses. */
async function holders(ctx: Office, addresses: readonly string[]): Promise<Map<string, number>> {
  const own = sql<string>`lower(${employee.email})`;
  const rows = await ctx.tx
    .select({ address: own, count: sql<number>`count(*)::int` })
    .from(employee)
    .where(and(ofCompany(ctx), inArray(own, [...addresses])))
    .groupBy(own);
  return new Map(rows.map(({ address, count }) => [address, count]));
}

/** The names of the company's users by their address. */
async function officeNames({ tx }: Office, addresses: readonly string[]): Promise<Map<string, string>> {
  const own = sql<string>`lower(${user.email})`;
  const rows = await tx
    .select({ address: own, name: user.name })
    .from(user)
    .where(and(isNull(user.deletedAt), inArray(own, [...addresses])));
  return new Map(rows.map(({ address, name }) => [address, name]));
}

/**
 * How each of these people can be invited. By mail only to an address that nobody else of the company has: neither another employee nor a user of the
 * office by another name. Users of other companies do not count: whether an address is one could be tried here.
 */
export async function waysOf(ctx: Office, people: readonly Person[]): Promise<Map<number, Way>> {
  const addressOf = ({ email }: Person) => (email === null ? undefined : oneAddress(email));
  const addresses = people.flatMap((person) => addressOf(person)?.toLowerCase() ?? []);
  const shared = addresses.length > 0 ? await holders(ctx, addresses) : new Map<string, number>();
  const office = addresses.length > 0 ? await officeNames(ctx, addresses) : new Map<string, string>();
  const wayOf = (person: Person): OwnInvitationWay => {
    if (person.draftStatus === DraftStatus.draft) return 'draft';
    if ((person.personalNumber ?? '').length < DIGITS) return 'noNumber';
    const address = addressOf(person);
    if (address === undefined) return 'noAddress';
    if ((shared.get(lower(address)) ?? 0) > 1) return 'shared';
    const name = office.get(lower(address));
    return name !== undefined && wordsOf(name) !== wordsOf(`${person.firstName} ${person.lastName}`)
      ? 'officeUser'
      : 'mail';
  };
  return new Map(
    people.map((person) => {
      const way = wayOf(person);
      return [person.id, { way, address: (way === 'mail' && addressOf(person)) || null }];
    }),
  );
}
