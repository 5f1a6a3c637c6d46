import { fullName } from '@paga/contract/full-name';
import { type AskOutcome, askForLeave as call } from '@paga/contract/requests';
import { eq } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import { ownWrite } from '#core/http/own-handler.ts';
import { companyOf, type LeavePatch, leaveCost, leaveRequest, ownPerson } from '#leave/public.ts';
import { auditedRequest } from '../audited-request.ts';
import { request } from '../table.ts';
import { mailDeciders } from '../to-decide/mail-deciders.ts';
import { ownRequests, storeRequest } from './store-request.ts';

/** Asks for leave: refused by what would refuse the booking, and by a request for one of the same days that still waits. */
export const askForLeave = ownWrite({
  call,
  part: 'leave',
  atWork: true,
  load: ownPerson,
  run: async (ctx, { body: { workingDays, ...patch } }, person): Promise<AskOutcome> => {
    const waiting = await ownRequests(ctx, eq(request.state, 'asked'));
    const overlaps = waiting.some(
      ({ kind, patch: other }) =>
        kind === 'leave' && (other as LeavePatch).from <= patch.to && (other as LeavePatch).to >= patch.from,
    );
    if (overlaps) return { request: null, refusal: 'exists' };
    const { refusal } = await leaveCost(companyOf(ctx), person, patch);
    if (refusal) return { request: null, refusal };
    const base = await leaveRequest.base(companyOf(ctx), person.id, patch);
    if (base.workingDays !== workingDays) throw new DomainError('CONFLICT');
    const asked = await storeRequest(ctx, { kind: 'leave', patch, base });
    await mailDeciders(ctx, asked.id);
    return { request: asked, refusal: null };
  },
  audit: ({ answer, loaded, input: { body } }) =>
    answer.request && {
      ...{ page: 'requests', type: 'askOffice', objectId: answer.request.id },
      about: { employee: fullName(loaded) },
      new: auditedRequest({ kind: 'leave', patch: body, base: body }),
    },
});
