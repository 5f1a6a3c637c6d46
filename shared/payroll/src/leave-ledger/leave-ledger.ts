import type { CivilDate } from '@paga/calendar';
import { Leave, type LeaveType } from '#calendar/leave-days.ts';
import { givenAnnual, type LedgerPerson, type LedgerYear } from './given-days.ts';
import { ARTICLE_OF_TYPE, type CorrectionCause, inLedgerOrder, type LedgerLine } from './ledger-line.ts';

/** Days of a leave on a date; `event` is the article of the reason of a special leave, null without one. */
export type UsedDay = { date: CivilDate; days: number; source: number | null; event: string | null };

/** Days added or taken by hand. */
export type CorrectedDays = { id: number; date: CivilDate; days: number; cause: CorrectionCause };

/** What a ledger is made of; `years` are consecutive and ascending. The order of `used` and `corrections` does not matter. */
export type LedgerInput = {
  type: LeaveType;
  years: readonly LedgerYear[];
  person: LedgerPerson;
  used: readonly UsedDay[];
  corrections: readonly CorrectedDays[];
};

/**
 * The ledger of one person and one type of leave: each year is an account of its own, opened by what it gives and what is carried into it. Annual days that
 * are left at the end of a year go into the next where the law's additions hold in both, are used first, and expire on 30 June (art. 37). So do days that a
 * correction carries over from another program.
 *
 * Example: 20 days a year, 18 used in 2026: 2 are carried into 2027; with 1 used until 30 June 2027, 1 expires on that day.
 */
export function leaveLedger({ type, years, person, used, corrections }: LedgerInput): LedgerLine[] {
  const lines: LedgerLine[] = [];
  let carry = 0;
  for (const [index, year] of years.entries()) {
    const account = accountOfYear({ type, years: [year], person, used, corrections });
    const byLaw = type === Leave.annual && year.byLaw;
    const expired = byLaw ? expiredIn(year.year, carry, account) : [];
    const whole = inLedgerOrder([...carriedInto(year.year, carry), ...account, ...expired]);
    lines.push(...whole);
    carry = byLaw && years[index + 1]?.byLaw ? Math.max(sumOf(whole), 0) : 0;
  }
  return lines;
}

function articleOf(type: LeaveType, cause: CorrectionCause): string {
  if (cause === 'employerFault') return '38';
  return cause === 'carry' && type === Leave.annual ? '37' : ARTICLE_OF_TYPE[type];
}

const sumOf = (lines: readonly LedgerLine[]): number => lines.reduce((sum, { days }) => sum + days, 0);

/** The lines of a year without what was carried into it. */
function accountOfYear({ type, years, person, used, corrections }: LedgerInput): LedgerLine[] {
  const [year] = years;
  if (!year) return [];
  const inYear = ({ date }: { date: CivilDate }) => Number(date.slice(0, 4)) === year.year;
  const article = ARTICLE_OF_TYPE[type];
  const own = { year: year.year, article };
  const given: LedgerLine[] =
    type === Leave.annual
      ? givenAnnual(person, year)
      : [{ ...own, kind: 'given', cause: 'year', date: `${year.year}-01-01`, days: year.days, source: null }];
  const corrected = corrections.filter(inYear).map(
    ({ id, date, days, cause }): LedgerLine => ({
      ...own,
      article: articleOf(type, cause),
      ...{ kind: 'corrected', cause, date, days, source: id },
    }),
  );
  const taken = used.filter(inYear);
  const usedLines = taken.map(
    ({ date, days, source, event }): LedgerLine => ({
      ...own,
      article: event ?? article,
      ...{ kind: 'used', cause: 'leave', date, days: -days, source },
    }),
  );
  const free = sumOf(given) + sumOf(corrected);
  return [...given, ...corrected, ...usedLines, ...givenByEvents(year.year, free, taken)];
}

/** Days for an event beyond the yearly figure are given by its article: leave without a reason takes the figure first, the events what it leaves. */
function givenByEvents(year: number, figure: number, used: readonly UsedDay[]): LedgerLine[] {
  const plain = used.filter(({ event }) => event === null).reduce((sum, { days }) => sum + days, 0);
  let free = Math.max(figure - plain, 0);
  return [...used]
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
    .flatMap(({ date, days, event, source }): LedgerLine[] => {
      if (event === null) return [];
      const beyond = Math.max(days - free, 0);
      free = Math.max(free - days, 0);
      const line = { cause: 'event', article: event, year, date, days: beyond, source } as const;
      return beyond > 0 ? [{ kind: 'given', ...line }] : [];
    });
}

/** What is carried into a year. */
function carriedInto(year: number, days: number): LedgerLine[] {
  if (days === 0) return [];
  const date = `${year}-01-01`;
  return [{ kind: 'carried', cause: 'carry', article: '37', year, date, days, source: null }];
}

/** What of the days carried into a year expires, by the ledger or by a correction until then: days used until 30 June are taken from it first. */
function expiredIn(year: number, carried: number, account: readonly LedgerLine[]): LedgerLine[] {
  const date = `${year}-06-30`;
  const before = account.filter((line) => line.date <= date);
  const brought = sumOf(before.filter(({ kind, cause }) => kind === 'corrected' && cause === 'carry'));
  const used = -sumOf(before.filter(({ kind }) => kind === 'used'));
  const days = carried + brought - used;
  if (days <= 0) return [];
  return [{ kind: 'expired', cause: 'expiry', article: '37', year, date, days: -days, source: null }];
}
