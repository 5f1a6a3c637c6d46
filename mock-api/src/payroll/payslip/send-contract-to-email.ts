import { sendContractToEmail as call } from '@paga/contract/payroll';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { monthNamed, sortableMonth } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { attachment } from '#people/public.ts';
import { addresseesOf, companyName, mailEach } from './mail-documents.ts';

type Contract = Pick<
  typeof attachment.$inferSelect,
  'employeeId' | 'fileName' | 'contentType' | 'storageName'
>;

/** The newest file marked as the contract, by employee. */
async function contractsOf(
  ctx: Context,
  employeeIds: readonly number[],
): Promise<Map<number | null, Contract>> {
  const { employeeId, fileName, contentType, storageName } = attachment;
  const rows = await ctx.tx
    .selectDistinctOn([employeeId], { employeeId, fileName, contentType, storageName })
    .from(attachment)
    .where(
      and(
        scoped(ctx, attachment),
        inArray(employeeId, [...employeeIds]),
        eq(attachment.isContract, true),
        isNull(attachment.deletedAt),
      ),
    )
    .orderBy(employeeId, desc(attachment.createdAt), desc(attachment.id));
  return new Map(rows.map((row) => [row.employeeId, row]));
}

/** Mails to each employee the newest contract of their own; to one who has been deleted nothing. */
export const sendContractToEmail = write({
  call,
  load: (ctx, { body }) => addresseesOf(ctx, body.employeeIds),
  run: async (ctx, { body }, people) => {
    const { language = ctx.actor.language, year, month, again = false } = body;
    const contracts = await contractsOf(
      ctx,
      people.map(({ id }) => id),
    );
    const company = await companyName(ctx);
    const { queued, failed } = await mailEach(ctx, language, {
      topic: `contract:${sortableMonth({ year, month })}`,
      people,
      again,
      letter: async ({ id, name, deleted }) => {
        if (deleted) return 'deleted';
        const contract = contracts.get(id);
        const bytes = contract && (await ctx.files.readFile(contract.storageName));
        if (!contract || !bytes) return 'noDocument';
        const { fileName, contentType } = contract;
        return {
          content: { template: 'contract', values: { name, company } },
          file: { fileName, contentType, bytes },
        };
      },
    });
    const lacking = failed.some(({ reason }) => reason === 'noDocument');
    return { queued, failed, ...(lacking && { message: 'Nuk ka dokument!' }) };
  },
  audit: ({ input: { body }, answer: { queued, failed } }) =>
    queued === 0
      ? null
      : {
          page: 'salaries',
          type: 'sendContracts',
          about: { month: monthNamed(body) },
          new: { queued, notSent: failed.length },
        },
});
