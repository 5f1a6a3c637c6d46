import type { Endpoint } from '@paga/contract/endpoint';
import { RoleId } from '@paga/contract/shapes';
import { asAccess, type Database } from '../db/transaction.ts';
import { DomainError, found, invalidField } from '../domain-error.ts';
import type { RawParts } from './request/request-parts.ts';
import type { LinkedCompany, LiveSession, Sessions } from './session.ts';

/** A positive integer, from JSON or from text. */
export function idFrom(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function named(call: Endpoint, raw: RawParts): number | undefined {
  if (call.companyIn === undefined) return undefined;
  const [part, field] = call.companyIn.split('.') as [keyof RawParts, string];
  const container = raw[part];
  const value =
    container !== null && typeof container === 'object'
      ? (container as Record<string, unknown>)[field]
      : undefined;
  if (value === undefined) return undefined;
  const id = idFrom(value);
  if (id === undefined) throw invalidField(field, 'invalid_type', 'A company id is a positive integer');
  return id;
}

/** Exactly one company: what the request carries, else the header, else the session's default, else the user's only one. */
function chooseCompany(
  call: Endpoint,
  raw: RawParts,
  header: string | undefined,
  session: LiveSession,
): number {
  const own = named(call, raw);
  const shown = header === undefined ? undefined : idFrom(header);
  if (header !== undefined && shown === undefined)
    throw invalidField('X-Company', 'invalid_type', 'A company id is a positive integer');
  if (own !== undefined && shown !== undefined && own !== shown) throw new DomainError('COMPANY_MISMATCH');
  const company = own ?? shown ?? session.companyId ?? session.near.only?.id;
  if (company === undefined) throw new DomainError('COMPANY_REQUIRED');
  return company;
}

/** The company a request is for, which the person must be linked to; the super admin may name any. */
export async function companyOfRequest(
  { db, sessions }: { db: Database; sessions: Sessions },
  {
    call,
    raw,
    header,
    session,
  }: { call: Endpoint; raw: RawParts; header: string | undefined; session: LiveSession },
): Promise<LinkedCompany> {
  const id = chooseCompany(call, raw, header, session);
  const { shown, standard, only } = session.near;
  const near = [shown, standard, only].find((company) => company?.id === id);
  if (near) return near;
  if (session.roleId === RoleId.superAdmin)
    return found(await asAccess(db, (tx) => sessions.companyById(tx, id), { readOnly: true }));
  // What the page shows was looked at with the session; only what a call names in its own fields was not.
  const linked = header === undefined ? await sessions.linkedCompany(db, session.userId, id) : undefined;
  if (!linked) throw new DomainError('COMPANY_NOT_LINKED');
  return linked;
}
