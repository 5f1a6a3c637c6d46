import type { LeaveTypeId } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import {
  type CorrectedDays,
  type LedgerLine,
  type LedgerPerson,
  leaveLedger,
  type Stretch,
  type UsedDay,
  unbrokenWork,
  weekday,
} from '@paga/payroll';
import { and, eq, gte, lte } from 'drizzle-orm';
import { type DaysOff, daysOff } from '#company/public.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import type { employee } from '#people/table.ts';
import {
  grantedDays,
  type LeaveSetting,
  leaveSettings,
  settingOfYear,
  weekOf,
} from '../count/leave-rules.ts';
import { leaveCorrection } from './table.ts';

/** What of an employee the ledger needs. */
export type LedgerEmployee = Pick<
  typeof employee.$inferSelect,
  | 'id'
  | 'gender'
  | 'jobStarted'
  | 'contractStarted'
  | 'earlierContracts'
  | 'priorExperienceMonths'
  | 'harmfulWork'
  | 'leaveSupplement'
  | 'leaveSupplementUntil'
>;

const GOES_ON = '9999-12-31';

/** What the ledger of a company goes by: its dated settings, newest first, and the public holidays of any year. */
type LedgerRules = { settings: readonly LeaveSetting[]; daysOff: DaysOff };

/** The rules of the company's ledgers. */
export async function ledgerRules(ctx: InCompany): Promise<LedgerRules> {
  const settings = await leaveSettings(ctx);
  return { settings, daysOff: await daysOff(ctx) };
}

/** Before the company's first setting a week has five days. */
const isWorkingDay =
  ({ settings, daysOff }: LedgerRules) =>
  (day: string): boolean =>
    weekday(day) <= (weekOf(settings, day) ?? 5) && !daysOff(day);

/** Unbroken work, the oldest first (art. 35); it begins with the first day of work before the contract's. */
function stretchesOf(person: LedgerEmployee, rules: LedgerRules): Stretch[] {
  const { jobStarted, contractStarted, earlierContracts } = person;
  const newest = contractStarted === null ? [] : [{ started: contractStarted, ended: GOES_ON }];
  const stretches = unbrokenWork([...earlierContracts, ...newest], isWorkingDay(rules));
  const first = stretches.find(({ ended }) => jobStarted !== null && ended >= jobStarted);
  if (first && jobStarted !== null && jobStarted < first.started) first.started = jobStarted;
  return stretches;
}

/** The person as the law's rules look at them. */
export function ledgerPerson(person: LedgerEmployee, rules: LedgerRules): LedgerPerson {
  const { jobStarted, priorExperienceMonths, harmfulWork, leaveSupplement } = person;
  const stretches = stretchesOf(person, rules);
  return {
    started: stretches.at(-1)?.started ?? jobStarted,
    earlier: stretches.slice(0, -1),
    priorExperienceMonths: priorExperienceMonths ?? 0,
    harmfulWork,
    supplement: leaveSupplement && { until: person.leaveSupplementUntil },
  };
}

const byLaw = (settings: readonly LeaveSetting[], year: number): boolean =>
  settingOfYear(settings, year)?.lawAdditions === true;

/** The first year whose days may still stand in the account of `year`: as long as the law's additions held year after year. */
export function firstLinkedYear(settings: readonly LeaveSetting[], year: number): number {
  let first = year;
  while (byLaw(settings, first) && byLaw(settings, first - 1)) first -= 1;
  return first;
}

/** Whether what is left at the end of a year goes into the next. */
export const goesOn = (settings: readonly LeaveSetting[], year: number): boolean =>
  byLaw(settings, year) && byLaw(settings, year + 1);

/** A correction with whom and what it is about. */
export type StoredCorrection = CorrectedDays & {
  employeeId: number;
  type: LeaveTypeId;
  note: string;
  createdBy: number;
};

/** The corrections of some years, of one person or of all, in the order they were made. */
export async function correctionsOf(
  ctx: InCompany,
  { first, last, employeeId }: { first: number; last: number; employeeId?: number },
): Promise<StoredCorrection[]> {
  const ofPerson = employeeId === undefined ? undefined : eq(leaveCorrection.employeeId, employeeId);
  const inYears = and(
    gte(leaveCorrection.date, `${first}-01-01`),
    lte(leaveCorrection.date, `${last}-12-31`),
  );
  return ctx.tx
    .select()
    .from(leaveCorrection)
    .where(and(scoped(ctx, leaveCorrection), ofPerson, inYears))
    .orderBy(leaveCorrection.id);
}

type Asked = {
  type: LeaveTypeId;
  first: number;
  last: number;
  used: readonly UsedDay[];
  corrections: readonly StoredCorrection[];
};

/** The ledger of a person and type from the first year to the last, by the settings of each; a year without a setting gives nothing. */
export function personLedger(
  rules: LedgerRules,
  person: LedgerEmployee,
  { type, first, last, used, corrections }: Asked,
): LedgerLine[] {
  const years = Array.from({ length: last - first + 1 }, (_, index) => {
    const setting = settingOfYear(rules.settings, first + index);
    return {
      year: first + index,
      days: setting ? grantedDays(setting, type, person.gender === Gender.female) : 0,
      byLaw: type === LeaveType.annual && setting?.lawAdditions === true,
    };
  });
  const own = corrections.filter((one) => one.employeeId === person.id && one.type === type);
  return leaveLedger({ type, years, person: ledgerPerson(person, rules), used, corrections: own });
}
