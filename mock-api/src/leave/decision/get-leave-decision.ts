import { dottedDate } from '@paga/calendar';
import { type BookedLeave, getLeaveDecision as call } from '@paga/contract/leave';
import { Gender, type Language } from '@paga/contract/shapes';
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
import { articlesOf, leavePoints } from './leave-points.ts';

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
  const employer = company.name;
  const representative = company.authorizedPerson;
  const { personalNumber, occupation, gender } = await employeeOf(ctx, leave.employeeId);
  const sectors = (await sectorNames(ctx, [leave.employeeId])).get(leave.employeeId) ?? [];
  const who = {
    ...{ name: leave.employeeName, female: gender === Gender.female, personalNumber },
    ...{ position: occupation, sectors: sectors.join(', ') },
  };
  return {
    language,
    title: words.title[leave.typeId],
    number: `${words.number} ${leave.id}-${leave.version}/${ctx.today.slice(0, 4)}`,
    issued: `${words.issued}: ${dottedDate(ctx.today)}`,
    company: employer,
    companyLines: [
      company.businessNumber && `${words.businessNumber} ${company.businessNumber}`,
      company.address,
      company.phone,
    ].filter(Boolean),
    logo: logo && [...logo],
    decides: words.decides({
      articles: articlesOf(leave),
      employer,
      representative,
      day: dottedDate(ctx.today),
    }),
    points: await leavePoints(ctx, leave, { who, language }),
    signatures: [
      { title: words.forEmployer, name: representative ?? words.missing },
      { title: words.received(who), name: leave.employeeName },
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
