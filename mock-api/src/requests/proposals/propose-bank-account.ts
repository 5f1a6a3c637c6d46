import { fullName } from '@paga/contract/full-name';
import { proposeBankAccount as call } from '@paga/contract/requests';
import { DomainError } from '#core/domain-error.ts';
import { ownWrite } from '#core/http/own-handler.ts';
import { ownPerson } from '#leave/public.ts';
import { auditedRequest } from '../audited-request.ts';
import { mailProposal } from './mail-proposal.ts';
import { accountPatch, openFrom } from './proposed-account.ts';
import { storeProposal } from './store-proposal.ts';

/** Proposes another account for the pay; those who read an address of the person are mailed within the same transaction. */
export const proposeBankAccount = ownWrite({
  call,
  part: 'data',
  atWork: true,
  load: async (ctx) => {
    if (await openFrom(ctx)) throw new DomainError('OWN_ACCOUNT_TOO_SOON');
    if (!ctx.own.isFresh) throw new DomainError('OWN_PROOF_NEEDED');
    return ownPerson(ctx);
  },
  run: async (ctx, { body: { account, was } }) => {
    const asked = await storeProposal(ctx, {
      ...{ kind: 'bankAccount', patch: accountPatch(account), shown: { bankAccountNumber: was } },
    });
    await mailProposal(ctx, asked.id);
    return asked;
  },
  audit: ({ answer, loaded, input: { body } }) => ({
    ...{ page: 'requests', type: 'proposeAccount', objectId: answer.id },
    about: { employee: fullName(loaded) },
    new: auditedRequest({ kind: 'bankAccount', patch: accountPatch(body.account), base: {} }),
  }),
});
