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
import type { decisionWords } from './decision-words.ts';

type Words = (typeof decisionWords)['sq'];

/** A line of the paper: what it is, and its value as people read it. */
export type Line = { label: string; value: string };
type Section = { title: string; lines: Line[] };

/** The article of the Law on Labour that a leave follows. */
const articleOf = ({ reason, typeId }: Pick<BookedLeave, 'reason' | 'typeId'>): string =>
  reason ? reasonArticle(reason) : ARTICLE_OF_TYPE[typeId];

/** What a decision stands on: that of annual leave by art. 37 as well. */
export const articlesOf = (leave: Pick<BookedLeave, 'reason' | 'typeId'>): string[] =>
  leave.typeId === LeaveType.annual ? [articleOf(leave), '37'] : [articleOf(leave)];

/** So many days off lie in a row at most, so that the first day of work is found. */
const DAYS_OFF = 31;

/** What is granted: type, reason and article, dates and days, the first day of work after it, and who pays. */
export async function leaveLines(
  ctx: InCompany,
  leave: BookedLeave,
  { words, typeName, language }: { words: Words; typeName: string; language: Language },
): Promise<Section[]> {
  const { reason, from, to, typeId } = leave;
  const isMaternity = typeId === LeaveType.maternity;
  const rules = await leaveRules(ctx, from, addDays(to, DAYS_OFF));
  const holidays = isMaternity ? [] : await holidaysBetween(ctx, from, to);
  const lines = [
    { label: words.type, value: typeName },
    ...(reason ? [{ label: words.reason, value: leaveReasonName(reason, language) }] : []),
    { label: words.article, value: articleOf(leave) },
    { label: words.from, value: dottedDate(from) },
    { label: words.to, value: dottedDate(to) },
    { label: words.workingDays, value: String(leave.workingDays) },
    ...holidays.map(({ date, name, nameEn }) => ({
      label: words.holidays,
      value: `${dottedDate(date)} ${language === 'sq' ? name : nameEn}`,
    })),
    { label: words.back, value: dottedDate(nextWorkingDay(to, rules)) },
    ...(isMaternity ? [] : [{ label: words.paid, value: words.paidPart(await paidPart(ctx, leave)) }]),
  ];
  const granted = { title: words.leave, lines };
  return isMaternity ? [granted, await phasesSection(ctx, leave, words)] : [granted];
}

async function paidPart(ctx: InCompany, { employeeId, typeId, reason, from }: BookedLeave): Promise<number> {
  if (reason && !isPaidReason(reason)) return 0;
  const { gender } = await employeeOf(ctx, employeeId);
  const setting = settingOn((await leaveRules(ctx, from, from)).settings, from);
  return setting ? toPercentage(toRate(leavePercentage(setting, typeId, gender === Gender.female))) : 0;
}

async function phasesSection(ctx: InCompany, leave: BookedLeave, words: Words): Promise<Section> {
  const phases = await phasesOf(ctx, leave.employeeId, leave);
  return {
    title: words.phases,
    lines: phases.map(({ payer, from, to, percentage }) => ({
      label: `${dottedDate(from)} – ${dottedDate(to)}`,
      value: words.payers[payer](percentage),
    })),
  };
}
