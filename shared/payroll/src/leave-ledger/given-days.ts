import { addDays, addMonths, type CivilDate } from '@paga/calendar';
import type { LedgerCause, LedgerLine } from './ledger-line.ts';

/** What of a person adds to the annual leave by law; all of it optional fields of the employee. */
export type LedgerPerson = {
  /** First day of the unbroken work; null: unknown, then the whole right holds. */
  started: CivilDate | null;
  /** Work before that, broken off and taken up again, the oldest first: experience, and the right of the years it began. */
  earlier?: readonly { started: CivilDate; ended: CivilDate }[];
  priorExperienceMonths: number;
  harmfulWork: boolean;
  /** Mother of a child under 3, single parent or disability: two more days, up to a day or without an end. */
  supplement: { until: CivilDate | null } | null;
};

/** A year of leave of a company: the days it grants, and whether the law's additions hold (`lawAdditions`). */
export type LedgerYear = { year: number; days: number; byLaw: boolean };

const EXPERIENCE_MONTHS = 5 * 12;
const SUPPLEMENT_DAYS = 2;
const HARMFUL_DAYS = 30;
const DAYS_OF_FIRST_MONTHS = 1.5;
const FIRST_MONTHS = 6;

/** Whole months of a stretch of work. */
function monthsOf({ started, ended }: { started: CivilDate; ended: CivilDate }): number {
  let count = 0;
  while (addMonths(started, count + 1) <= addDays(ended, 1)) count += 1;
  return count;
}

/** The person by the work that a year begins in: somebody who comes back keeps the right of that year, and of the next has what the new work gives. */
function inYear(person: LedgerPerson, year: number): LedgerPerson {
  const { earlier = [], ...newest } = person;
  const before = earlier.filter(({ ended }) => ended < `${year}-01-01`);
  const months = before.reduce((sum, stretch) => sum + monthsOf(stretch), 0);
  return {
    ...newest,
    started: earlier[before.length]?.started ?? newest.started,
    priorExperienceMonths: newest.priorExperienceMonths + months,
  };
}

type Part = { cause: LedgerCause; days: number; date: CivilDate };

const half = (days: number): number => Math.ceil(days * 2) / 2;

/** How many times five years of all work experience are complete on a day. */
function experienceDays({ started, priorExperienceMonths }: LedgerPerson, on: CivilDate): number {
  if (started === null) return 0;
  let count = 0;
  while (addMonths(started, EXPERIENCE_MONTHS * (count + 1) - priorExperienceMonths) <= on) count += 1;
  return count;
}

/** The whole right of a year as it is on a day, in its parts: the company's days, experience, supplement, and what is missing to 30 of harmful work. */
function wholeRight(person: LedgerPerson, days: number, on: CivilDate): Part[] {
  const until = person.supplement?.until ?? null;
  const supplement = person.supplement && (until === null || until >= on) ? SUPPLEMENT_DAYS : 0;
  const parts: Part[] = [
    { cause: 'year', days, date: on },
    { cause: 'experience', days: experienceDays(person, on), date: on },
    { cause: 'supplement', days: supplement, date: on },
  ];
  const lacking = person.harmfulWork ? Math.max(HARMFUL_DAYS - sum(parts), 0) : 0;
  return [...parts, { cause: 'harmful', days: lacking, date: on }];
}

const sum = (parts: readonly Part[]): number => parts.reduce((total, { days }) => total + days, 0);

/** Five years that become complete later in the year, each a day more; of harmful work only above its thirty days. */
function laterExperience(
  person: LedgerPerson,
  right: readonly Part[],
  after: CivilDate,
  last: CivilDate,
): Part[] {
  if (person.started === null) return [];
  const known = experienceDays(person, after);
  const more = experienceDays(person, last) - known;
  const lacking = right.find(({ cause }) => cause === 'harmful')?.days ?? 0;
  return Array.from({ length: more }, (_, index): Part => {
    const months = EXPERIENCE_MONTHS * (known + index + 1) - person.priorExperienceMonths;
    return { cause: 'experience', days: 1, date: addMonths(person.started ?? after, months) };
  }).slice(Math.min(Math.ceil(lacking), more));
}

/** A year in which the first six months are not over on its first day: 1.5 days a month, then the rest of the right (art. 35, 36). */
function firstYear(person: LedgerPerson & { started: CivilDate }, { year, days }: LedgerYear): Part[] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const endOfMonth = (count: number) => addDays(addMonths(person.started, count), -1);
  const parts: Part[] = [];
  for (let count = 1; count < FIRST_MONTHS; count += 1) {
    const date = endOfMonth(count);
    if (date >= first && date <= last) parts.push({ cause: 'month', days: DAYS_OF_FIRST_MONTHS, date });
  }
  const whole = endOfMonth(FIRST_MONTHS);
  if (whole > last) return parts;
  const right = wholeRight(person, days, whole);
  let worked = 12;
  if (person.started > first) while (endOfMonth(worked) > last) worked -= 1;
  const rest = half((sum(right) * worked) / 12) - sum(parts);
  parts.push({ cause: 'wholeRight', days: Math.max(rest, 0), date: whole });
  return [...parts, ...laterExperience(person, right, whole, last)];
}

function annualParts(person: LedgerPerson, year: LedgerYear): Part[] {
  const [first, last] = [`${year.year}-01-01`, `${year.year}-12-31`];
  const { started } = person;
  if (started !== null && started > last) return [];
  if (started !== null && addDays(addMonths(started, FIRST_MONTHS), -1) >= first)
    return firstYear({ ...person, started }, year);
  const right = wholeRight(person, year.days, first);
  return [...right, ...laterExperience(person, right, first, last)];
}

/** Whether annual leave from a day on lies in the first six months of the work that gives the year's days (art. 35, 36). */
export function isInFirstMonths(person: LedgerPerson, from: CivilDate): boolean {
  const { started } = inYear(person, Number(from.slice(0, 4)));
  return started !== null && from < addMonths(started, FIRST_MONTHS);
}

const ARTICLE: Partial<Record<LedgerCause, string>> = { month: '36', wholeRight: '35' };

/**
 * The annual days a year gives, each part a line with its article. With the law's additions off it is the company's figure on 1 January.
 *
 * Example: start 1 September 2026, 20 days: 1.5 on 30 September, 31 October, 30 November and 31 December 2026; in 2027 four of them in the
 * same way fall to 1.5 on 31 January, and on 28 February the remaining 18.5 of 20.
 */
export function givenAnnual(person: LedgerPerson, year: LedgerYear): LedgerLine[] {
  const parts: Part[] = year.byLaw
    ? annualParts(inYear(person, year.year), year)
    : [{ cause: 'year', days: year.days, date: `${year.year}-01-01` }];
  return parts
    .filter(({ days, cause }) => days !== 0 || cause === 'year')
    .map(({ cause, days, date }) => ({
      kind: 'given',
      cause,
      article: ARTICLE[cause] ?? '32',
      year: year.year,
      date,
      days,
      source: null,
    }));
}
