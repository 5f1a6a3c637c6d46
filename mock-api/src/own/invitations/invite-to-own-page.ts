import { inviteToOwnPage as call } from '@paga/contract/own/invitations';
import type { Language } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { recordAudits } from '#core/audit/record-audit.ts';
import { companySecret } from '#core/http/handler.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { companyName, invitable } from './invitable.ts';
import { newInvitation } from './new-invitation.ts';
import { asOffice, type Office } from './office.ts';

type Invited = { id: number; address: string; company: string; origin: string };

/** The language that somebody has chosen who was here before; else Albanian, for nobody has asked them yet. */
async function languageOf({ tx, companyId }: Office, id: number): Promise<Language> {
  const { rows } = await tx.execute<{ language: number }>(sql`
    select m."language" from "own_link" l cross join lateral own_mailed(l."id") m
    where l."tenantId" = ${companyId} and l."employeeId" = ${id} order by l."id" desc limit 1`);
  return rows[0]?.language === 1 ? 'en' : 'sq';
}

async function mailInvitation(ctx: Office, { id, address, company, origin }: Invited): Promise<void> {
  const { tx, companyId, now } = ctx;
  const language = await languageOf(ctx, id);
  const token = await newInvitation(ctx, id, address);
  // Behind the sign that no browser sends: the secret stands in no log of a server or proxy.
  const values = { company, link: `${origin}/me/join#${token}` };
  const dedupe = `ownInvitation:${id}:${now.getTime()}`;
  await queueMail(tx, {
    ...{ template: 'ownInvitation', values, to: address, language, dedupe, companyId, now },
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
