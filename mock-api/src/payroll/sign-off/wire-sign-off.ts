import type { SignOff } from '@paga/contract/payroll';
import { approvalOf, isMakerOf } from '#approvals/public.ts';
import { asksForSignOff } from '#company/public.ts';
import type { Context } from '#core/http/context.ts';
import { namesOf } from '#core/user/names-of.ts';
import type { Period } from '#months/public.ts';
import { peopleByName } from '#people/public.ts';
import { accountsOfMonth } from '../rows/accounts-of-month.ts';
import { contentOf } from '../signed/month-content.ts';
import { openSignOff } from '../signed/stored-sign-off.ts';

const NOT_ASKED: SignOff = {
  required: false,
  changed: null,
  makers: [],
  signers: [],
  refusal: null,
  signed: null,
  content: '',
};

/** Where the sign-off of a month stands, as the person who asks may see it. */
export async function wireSignOff(ctx: Context, period: Period): Promise<SignOff> {
  if (!(await asksForSignOff(ctx))) return NOT_ASKED;
  const accounts = await accountsOfMonth(ctx, period.id);
  const content = await contentOf(ctx, period, accounts);
  const signed = await openSignOff(ctx, period);
  const holds = signed?.content === content && !(await isMakerOf(ctx, period, signed.signedBy));
  const changer = period.changedBy ?? period.createdBy;
  const names = await namesOf(ctx, [changer, signed?.signedBy ?? null]);
  const person = (id: number, at: Date) => ({
    by: names.get(id) ?? null,
    at: at.toISOString(),
    own: id === ctx.actor.userId,
  });
  return {
    required: true,
    changed: person(changer, period.changedAt ?? period.calculatedAt),
    ...(await approvalOf(ctx, period, peopleByName(ctx))),
    signed: signed ? { ...person(signed.signedBy, signed.signedAt), holds } : null,
    content,
  };
}
