import { dottedDate } from '@paga/calendar';
import { type BookedLeave, getLeaveDecision as call, leaveTypeName } from '@paga/contract/leave';
import type { Language } from '@paga/contract/shapes';
import { eq } from 'drizzle-orm';
import { logoOf } from '#company/public.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import { shownName } from '#core/files/shown-name.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { printPaper } from '#core/print/print-paper.ts';
import { employeeOf, sectorNames } from '#people/public.ts';
import { vacation } from '../count/table.ts';
import { wireLeaves } from '../count/wire-leave.ts';
import { decisionWords } from './decision-words.ts';
import { articlesOf, type Line, leaveLines } from './leave-lines.ts';

/** The employer's written decision on a leave: nothing of it is stored, it is drawn from what is booked. */
export const getLeaveDecision = read({
  call,
  run: async (ctx, { params, query: { language = ctx.actor.language } }) => {
    const [row] = await wireLeaves(ctx, eq(vacation.id, params.id));
    const leave = found(row);
    const words = decisionWords[language];
    const bytes = await printPaper(
      'src/leave/decision/decision.typ',
      await decisionPaper(ctx, leave, language),
    );
    const name = leave.employeeName.trim().replace(/[\s./\\]+/g, '-');
    return {
      fileName: shownName(`${words.file}-${name}-${leave.from}`, 'pdf'),
      contentType: 'application/pdf',
      bytes,
    };
  },
});

/** What the template finds in `paper.json`. A changed leave has another number: two papers of one number say the same. */
async function decisionPaper(ctx: Context, leave: BookedLeave, language: Language): Promise<object> {
  const words = decisionWords[language];
  const company = await companyOf(ctx);
  const logo = await logoOf(ctx);
  const text = (label: string, value: string | null): Line => ({ label, value: value || words.missing });
  const { personalNumber, occupation } = await employeeOf(ctx, leave.employeeId);
  const sectors = (await sectorNames(ctx, [leave.employeeId])).get(leave.employeeId) ?? [];
  return {
    language,
    title: words.title[leave.typeId],
    number: `${words.number} ${leave.id}-${leave.version}/${ctx.today.slice(0, 4)}`,
    issued: `${words.issued}: ${dottedDate(ctx.today)}`,
    company: company.name,
    companyLines: [
      company.businessNumber && `${words.businessNumber} ${company.businessNumber}`,
      company.address,
      company.phone,
    ].filter(Boolean),
    logo: logo && [...logo],
    law: words.law(articlesOf(leave)),
    decides: words.decides,
    sections: [
      {
        title: words.employee,
        lines: [
          text(words.name, leave.employeeName),
          text(words.personalNumber, personalNumber),
          text(words.position, occupation),
          text(words.sector, sectors.join(', ')),
        ],
      },
      ...(await leaveLines(ctx, leave, { words, typeName: leaveTypeName(leave.typeId, language), language })),
    ],
    signatures: [
      { title: words.forEmployer, name: company.authorizedPerson ?? words.missing },
      { title: words.received, name: leave.employeeName },
    ],
    pageWord: words.page,
  };
}

async function companyOf({ tx, companyId }: Context) {
  const { name, businessNumber, address, phone, authorizedPerson } = tenant;
  const [row] = await tx
    .select({ name, businessNumber, address, phone, authorizedPerson })
    .from(tenant)
    .where(eq(tenant.id, companyId));
  return found(row);
}
