import { printOwnLetter as call } from '@paga/contract/own/invitations';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { companySecret } from '#core/http/handler.ts';
import { companyName, invitable } from './invitable.ts';
import { letterPaper } from './letter-paper.ts';
import { invitationEnds, newInvitation } from './new-invitation.ts';
import { asOffice } from './office.ts';

const BY_LETTER = ['noAddress', 'shared', 'officeUser'];

export const printOwnLetter = companySecret({
  call,
  run: async (ctx, { params: { id } }) => {
    const { now, actor } = ctx;
    const letter = await asOffice(ctx, async (office) => {
      const { name, why } = found((await invitable(office, [id]))[0]);
      if (why === undefined || why === 'tooOften') throw new DomainError('OWN_MAIL_REACHES');
      if (!BY_LETTER.includes(why)) throw new DomainError('OWN_NOT_INVITABLE');
      const code = await newInvitation(office, id, null);
      const who = { now, companyId: office.companyId, userId: actor.userId };
      await recordAudit(office.tx, who, {
        ...{ page: 'ownPage', type: 'printLetter', objectId: id, about: { employee: name } },
      });
      return { name, code, company: await companyName(office) };
    });
    return letterPaper({
      ...letter,
      origin: ctx.origin(),
      until: invitationEnds(now),
      language: actor.language,
    });
  },
});
