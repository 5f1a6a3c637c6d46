import { fullName } from '@paga/contract/full-name';
import type { BookedLeave, LeaveEmployee } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { mapInTurns } from '#core/turns.ts';
import { byEmployee, photoLink } from '#people/public.ts';
import { employee } from '#people/table.ts';
import { type LeaveSetting, leaveSettings, settingOfYear } from '../count/leave-rules.ts';
import type { LedgerEmployee } from '../ledger/person-ledger.ts';
import { type YearBalance, yearBalances } from '../ledger/year-balances.ts';

type Employee = LedgerEmployee &
  Pick<typeof employee.$inferSelect, 'firstName' | 'lastName' | 'occupation' | 'email' | 'photo'>;

/** The columns that what the calendar shows of a person is made of. */
export const PERSON = {
  id: employee.id,
  firstName: employee.firstName,
  lastName: employee.lastName,
  occupation: employee.occupation,
  email: employee.email,
  photo: photoLink,
  gender: employee.gender,
  jobStarted: employee.jobStarted,
  contractStarted: employee.contractStarted,
  earlierContracts: employee.earlierContracts,
  priorExperienceMonths: employee.priorExperienceMonths,
  harmfulWork: employee.harmfulWork,
  leaveSupplement: employee.leaveSupplement,
  leaveSupplementUntil: employee.leaveSupplementUntil,
};

/** Turns employees with their entries into what the calendar shows, with the balances of one year. */
export async function leaveEmployees(
  ctx: Context,
  year: number,
  people: readonly Employee[],
  entries: readonly BookedLeave[],
): Promise<LeaveEmployee[]> {
  const only = people.length === 1 ? people[0]?.id : undefined;
  const setting = settingOfYear(await leaveSettings(ctx), year);
  const balanceOf = await yearBalances(ctx, year, only);
  const [company] = await ctx.tx
    .select({ name: tenant.name })
    .from(tenant)
    .where(eq(tenant.id, ctx.companyId));
  const entriesOf = byEmployee(entries);
  return mapInTurns(people, (person) => {
    const { id, occupation, contractStarted, email, photo, gender } = person;
    return {
      ...{ id, occupation, contractStarted, email, photo, year },
      name: fullName(person),
      gender: gender as LeaveEmployee['gender'],
      tenantName: found(company).name,
      vacations: entriesOf.get(id) ?? [],
      ...balances(setting, (type) => balanceOf(person, type), gender === Gender.female),
    };
  });
}

// A company without a leave setting grants nothing yet: zeros, not an error, so that its calendar still opens.
function balances(setting: LeaveSetting | undefined, of: (type: LeaveType) => YearBalance, female: boolean) {
  const [annual, medical, maternity, special] = [
    of(LeaveType.annual),
    of(LeaveType.medical),
    of(LeaveType.maternity),
    of(LeaveType.special),
  ];
  const specialDays = special.total - special.byEvents;
  return {
    annualDays: annual.total,
    medicalDays: medical.total,
    maternityDays: maternity.total,
    maleSpecialDays: female ? (setting?.maleSpecialLeaveDays ?? 0) : specialDays,
    femaleSpecialDays: female ? specialDays : (setting?.femaleSpecialLeaveDays ?? 0),
    annualUsed: annual.used,
    medicalUsed: medical.used,
    maternityUsed: maternity.used,
    specialUsed: special.used,
    annualLeft: annual.left,
    medicalLeft: medical.left,
    maternityLeft: female ? maternity.left : 0,
    specialLeft: special.left,
    specialEventDays: special.byEvents,
    annualExpired: annual.expired,
  };
}
