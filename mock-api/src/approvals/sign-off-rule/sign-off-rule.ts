import type { SignOffRule } from '@paga/contract/approvals';
import { and, eq } from 'drizzle-orm';
import { asksForSignOff } from '#company/public.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { namesOf } from '#core/user/names-of.ts';
import { agreementRefusal } from '../open-makers.ts';
import { approvalRequest } from '../table.ts';

/** The request to switch the sign-off off, as the trigger on the company knows it too. */
export const SWITCH_OFF = { kind: 'signOffRule', subject: 'off' } as const;

/** A stored request. */
type StoredRequest = typeof approvalRequest.$inferSelect;

/** The request that waits for somebody else, if there is one. */
export async function openRequest(ctx: InCompany): Promise<StoredRequest | undefined> {
  const { kind, subject, state } = approvalRequest;
  const [row] = await ctx.tx
    .select()
    .from(approvalRequest)
    .where(
      and(
        scoped(ctx, approvalRequest),
        eq(kind, SWITCH_OFF.kind),
        eq(subject, SWITCH_OFF.subject),
        eq(state, 'asked'),
      ),
    );
  return row;
}

/** The request; nobody asks: `NOT_FOUND`. */
export async function requireRequest(ctx: InCompany): Promise<StoredRequest> {
  const open = await openRequest(ctx);
  if (!open) throw new DomainError('NOT_FOUND');
  return open;
}

/** Changes a request, by its id. */
export async function setRequest(
  ctx: InCompany,
  { id }: StoredRequest,
  fields: Partial<StoredRequest>,
): Promise<void> {
  await ctx.tx
    .update(approvalRequest)
    .set(fields)
    .where(and(scoped(ctx, approvalRequest), eq(approvalRequest.id, id)));
}

/** The rule as the person who asks may see it. */
export async function wireRule(ctx: Context): Promise<SignOffRule> {
  const required = await asksForSignOff(ctx);
  const open = required ? await openRequest(ctx) : undefined;
  if (!open) return { required };
  const names = await namesOf(ctx, [open.askedBy]);
  return {
    required,
    off: {
      by: names.get(open.askedBy) ?? null,
      at: open.askedAt.toISOString(),
      own: open.askedBy === ctx.actor.userId,
      refusal: await agreementRefusal(ctx, open),
    },
  };
}
