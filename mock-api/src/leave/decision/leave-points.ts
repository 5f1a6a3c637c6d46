import { dottedDate } from '@paga/calendar';
import { type BookedLeave, isPaidReason, leaveReasonName, reasonArticle } from '@paga/contract/leave';
import { Gender, type Language, LeaveType } from '@paga/contract/shapes';
import { ARTICLE_OF_TYPE, addDays, toPercentage, toRate } from '@paga/payroll';
import { holidaysBetween } from '#company/public.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { employeeOf } from '#people/public.ts';
import { leavePercentage, leaveRules, settingOn } from '../count/leave-rules.ts';
import { nextWorkingDay } from '../count/maternity-chain.ts';
import { phasesOf } from '../count/maternity-phases.ts';
import { decisionWords, type Granted } from './decision-words.ts';

/** The article of the Law on Labour that a leave follows. */
const articleOf = ({ reason, typeId }: Pick<BookedLeave, 'reason' | 'typeId'>): string =>
  reason ? reasonArticle(reason) : ARTICLE_OF_TYPE[typeId];

/** What a decision stands on: that of annual leave by art. 37 as well. */
export const articlesOf = (leave: Pick<BookedLeave, 'reason' | 'typeId'>): string[] =>
  leave.typeId === LeaveType.annual ? [articleOf(leave), '37'] : [articleOf(leave)];

/** So many days off lie in a row at most, so that the first day of work is found. */
const DAYS_OFF = 31;

/** What is decided, point by point: who is granted which days, what does not count, who pays, the first day of work after it, and what follows. */
export async function leavePoints(
  ctx: InCompany,
  leave: BookedLeave,
  { who, language }: { who: Granted; language: Language },
): Promise<string[]> {
  const { reason, from, to, typeId } = leave;
  const words = decisionWords[language];
  const isMaternity = typeId === LeaveType.maternity;
  const rules = await leaveRules(ctx, from, addDays(to, DAYS_OFF));
  const holidays = isMaternity ? [] : await holidaysBetween(ctx, from, to);
  return [
    words.granted(who, {
      ...{ kind: words.leave[typeId], reason: reason && leaveReasonName(reason, language) },
      ...{ from: dottedDate(from), to: dottedDate(to), days: leave.workingDays },
    }),
    ...(holidays.length > 0
      ? [
          words.holidays(
            holidays.map(
              ({ date, name, nameEn }) => `${dottedDate(date)} (${language === 'sq' ? name : nameEn})`,
            ),
          ),
        ]
      : []),
    isMaternity ? await phasesPoint(ctx, leave, language) : words.paid(who, await paidPart(ctx, leave)),
    words.back(who, dottedDate(nextWorkingDay(to, rules))),
    words.copies(who),
    words.review(who),
  ];
}

async function paidPart(ctx: InCompany, { employeeId, typeId, reason, from }: BookedLeave): Promise<number> {
  if (reason && !isPaidReason(reason)) return 0;
  const { gender } = await employeeOf(ctx, employeeId);
  const setting = settingOn((await leaveRules(ctx, from, from)).settings, from);
  return setting ? toPercentage(toRate(leavePercentage(setting, typeId, gender === Gender.female))) : 0;
}

async function phasesPoint(ctx: InCompany, leave: BookedLeave, language: Language): Promise<string> {
  const { payers, phases } = decisionWords[language];
  return phases(
    (await phasesOf(ctx, leave.employeeId, leave)).map(({ payer, from, to, percentage }) =>
      payers[payer]({ from: dottedDate(from), to: dottedDate(to), percentage }),
    ),
  );
}
