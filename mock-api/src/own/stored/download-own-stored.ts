import { fullName } from '@paga/contract/full-name';
import { downloadOwnStored as call } from '@paga/contract/own/stored';
import { eq } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { LaterAnswer } from '#core/http/later-answer.ts';
import { ownRead } from '#core/http/own-handler.ts';
import { employee } from '#people/public.ts';
import { requireProof } from '../account/note-own.ts';
import { WORDS } from './shown-value.ts';
import { storedData, storedSections } from './stored-about.ts';
import { storedPaper } from './stored-paper.ts';

async function whose({ tx, own }: OwnEmployeeContext): Promise<{ person: string; company: string }> {
  const { firstName, lastName } = employee;
  const [row] = await tx
    .select({ name: { firstName, lastName }, company: tenant.name })
    .from(employee)
    .innerJoin(tenant, eq(tenant.id, own.companyId))
    .where(ownRowsOf({ own }, employee));
  const { name, company } = found(row);
  return { person: fullName(name), company };
}

export const downloadOwnStored = ownRead({
  call,
  part: 'data',
  atWork: true,
  run: async (ctx, { body: { format, language } }) => {
    requireProof(ctx);
    const { today, now } = ctx;
    const { person, company } = await whose(ctx);
    if (format === 'pdf') {
      const sections = await storedSections(ctx, language);
      return new LaterAnswer(() => storedPaper(sections, { person, company, today, language }));
    }
    const data = { company, person, made: now, amountsIn: 'EUR', stored: await storedData(ctx, language) };
    return {
      fileName: `${WORDS[language].file}-${today}.json`,
      contentType: 'application/json',
      bytes: new TextEncoder().encode(JSON.stringify(data, null, 2)),
    };
  },
  opened: async ({ own }, { body: { format } }) => ({
    ...{ page: 'ownPage', type: 'downloadStored', objectId: own.employeeId },
    new: { format },
  }),
});
