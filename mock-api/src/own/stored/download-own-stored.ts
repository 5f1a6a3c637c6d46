import { fullName } from '@paga/contract/full-name';
import { downloadOwnStored as call } from '@paga/contract/own/stored';
import { eq } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { ownWrite } from '#core/http/own-handler.ts';
import { employee } from '#people/public.ts';
import { requireProof } from '../account/note-own.ts';
import { WORDS } from './shown-value.ts';
import { requireEmployed, storedData, storedSections } from './stored-about.ts';
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

export const downloadOwnStored = ownWrite({
  call,
  part: 'data',
  load: async (ctx) => {
    requireEmployed(ctx);
    requireProof(ctx);
    return whose(ctx);
  },
  run: async (ctx, { body: { format, language } }, { person, company }) => {
    if (format === 'pdf') {
      const sections = await storedSections(ctx, language);
      return storedPaper(sections, { person, company, today: ctx.today, language });
    }
    const data = {
      company,
      person,
      made: ctx.now,
      amountsIn: 'EUR',
      stored: await storedData(ctx, language),
    };
    return {
      fileName: `${WORDS[language].file}-${ctx.today}.json`,
      contentType: 'application/json',
      bytes: new TextEncoder().encode(JSON.stringify(data, null, 2)),
    };
  },
  audit: ({ ctx, input: { body } }) => ({
    ...{ page: 'ownPage', type: 'downloadStored', objectId: ctx.own.employeeId },
    new: { format: body.format },
  }),
});
