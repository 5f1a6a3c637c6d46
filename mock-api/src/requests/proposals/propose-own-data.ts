import { EMPLOYEE_FAULTS } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { PHONE } from '@paga/contract/limits';
import { proposeOwnData as call, type ProposedField } from '@paga/contract/requests';
import { invalidField } from '#core/domain-error.ts';
import { ownWrite } from '#core/http/own-handler.ts';
import type { RecordPatch } from '#employees/public.ts';
import { ownPerson } from '#leave/public.ts';
import { auditedRequest } from '../audited-request.ts';
import { storeProposal } from './store-proposal.ts';

type Changes = Partial<Record<ProposedField, { was: string | null; to: string | null } | undefined>>;

/** One side of the changes; an empty text is nothing. */
const side = (changes: Changes, which: 'was' | 'to'): RecordPatch =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, change]) => (change ? [[field, change[which] || null]] : [])),
  );

/** Proposes other data for the record. */
export const proposeOwnData = ownWrite({
  call,
  part: 'data',
  atWork: true,
  load: ownPerson,
  run: (ctx, { body: { changes } }) => {
    const phone = changes.phone?.to;
    if (phone && !PHONE.test(phone))
      throw invalidField('phone', 'phoneInvalid', EMPLOYEE_FAULTS.phoneInvalid);
    return storeProposal(ctx, {
      ...{ kind: 'ownData', patch: side(changes, 'to'), shown: side(changes, 'was') },
    });
  },
  audit: ({ answer, loaded, input: { body } }) => ({
    ...{ page: 'requests', type: 'proposeData', objectId: answer.id },
    about: { employee: fullName(loaded) },
    new: auditedRequest({ kind: 'ownData', patch: side(body.changes, 'to'), base: {} }),
  }),
});
