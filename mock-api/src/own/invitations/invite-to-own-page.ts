import { inviteToOwnPage as call } from '@paga/contract/own/invitations';
import { recordAudits } from '#core/audit/record-audit.ts';
import { companySecret } from '#core/http/handler.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { companyName, invitable } from './invitable.ts';
import { newInvitation } from './new-invitation.ts';
import { asOffice, type Office } from './office.ts';

type Invited = { id: number; address: string; company: string; origin: string };

/** In Albanian: which language somebody reads is not known before they have joined and chosen. */
async function mailInvitation(ctx: Office, { id, address, company, origin }: Invited): Promise<void> {
  const { tx, companyId, now } = ctx;
  const token = await newInvitation(ctx, id, address);
  // Behind the sign that no browser sends: the secret stands in no log of a server or proxy.
  const values = { company, link: `${origin}/me/join#${token}` };
  const dedupe = `ownInvitation:${id}:${now.getTime()}`;
  await queueMail(tx, {
    ...{ template: 'ownInvitation', values, to: address, language: 'sq', dedupe, companyId, now },
  });
}

export const inviteToOwnPage = companySecret({
  call,
  run: (ctx, { body: { ids } }) =>
    asOffice(ctx, async (office) => {
      const people = await invitable(office, ids);
      const company = await companyName(office);
      const mailed = people.flatMap(({ id, name, address, why }) =>
        why === undefined && address !== null ? [{ id, name, address, company, origin: ctx.origin() }] : [],
      );
      for (const one of mailed) await mailInvitation(office, one);
      const { now, companyId, actor } = office;
      await recordAudits(
        office.tx,
        { now, companyId, userId: actor.userId },
        mailed.map(({ id, name, address }) => ({
          ...{ page: 'ownPage', type: 'invite', objectId: id, about: { employee: name } },
          new: { email: address },
        })),
      );
      const skipped = people.flatMap(({ id, name, why }) => (why ? [{ employeeId: id, name, why }] : []));
      return { invited: mailed.length, skipped };
    }),
});
