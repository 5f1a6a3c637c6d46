import { type ProposedChange, ProposedField, type RequestKind } from '@paga/contract/requests';
import { type SQL, sql } from 'drizzle-orm';
import type { InCompany } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import type { RecordPatch } from '#employees/public.ts';
import { request } from './table.ts';

/** Kinds about which no maker decides: who invited the employee, or changed their e-mail, may be the one who asks. */
const PROPOSALS: readonly RequestKind[] = ['ownData', 'bankAccount'];

export const isProposal = ({ kind }: { kind: RequestKind }): boolean => PROPOSALS.includes(kind);

type Stored = { patch: unknown; base: unknown; found: unknown };

/** What a proposal changes, field by field; of a stale one also what was there instead. */
export function proposedChanges({ patch, base, found }: Stored): ProposedChange[] {
  const [wanted, held, now] = [patch as RecordPatch, base as RecordPatch, found as RecordPatch | null];
  return ProposedField.options
    .filter((field) => (wanted[field] ?? null) !== (held[field] ?? null))
    .map((field) => ({
      ...{ field, old: held[field] ?? null, new: wanted[field] ?? null },
      ...(now && { now: now[field] ?? null }),
    }));
}

/** Whether a record still holds what a proposal was made on. */
export const isAsBefore = (base: RecordPatch, now: RecordPatch): boolean =>
  (Object.keys(base) as ProposedField[]).every((field) => (base[field] ?? null) === (now[field] ?? null));

type Asking = InCompany & Pick<Context, 'actor'>;

/** Whether nobody else is of the office, and the company asks for no second person. */
export const isAlone = ({ companyId, actor }: Asking): SQL<boolean> =>
  sql<boolean>`alone_in_office(${companyId}, ${actor.userId})`;

/** Whether who asks is a maker of a proposal, or counts as one with a maker; nobody of an office of one. The trigger on the table asks the same. */
export const isMaker = (
  ctx: Asking,
): SQL<boolean> => sql<boolean>`(${request.kind} in ('ownData', 'bankAccount')
  and ${ctx.actor.userId} in (select makers_of_employee(${request.tenantId}, ${request.employeeId}, ${request.askedAt})) and not ${isAlone(ctx)})`;
