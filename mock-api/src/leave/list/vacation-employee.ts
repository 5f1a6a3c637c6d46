import { fullName } from '@paga/contract/full-name';
import type { Vacation, VacationEmployee } from '@paga/contract/leave';
import { Gender, VacationType } from '@paga/contract/shapes';
import { eq } from 'drizzle-orm';
import type { employee } from '#company/people/table.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { byEmployee } from '#employees/rows/by-employee.ts';
import { grantedDays, type LeaveSetting, leaveSettings, settingOfYear } from '../count/leave-rules.ts';
import { type UsedDays, usedDays } from '../count/used-days.ts';

type Employee = Pick<
  typeof employee.$inferSelect,
  'id' | 'firstName' | 'lastName' | 'email' | 'photo' | 'gender'
>;

/** Turns employees with their entries into what the calendar shows, with the balances of one year. */
export async function vacationEmployees(
  ctx: Context,
  year: number,
  people: readonly Employee[],
  entries: readonly Vacation[],
): Promise<VacationEmployee[]> {
  const only = people.length === 1 ? people[0]?.id : undefined;
  const used = await usedDays(ctx, year, only === undefined ? {} : { employeeId: only });
  const setting = settingOfYear(await leaveSettings(ctx), year);
  const [company] = await ctx.tx
    .select({ name: tenant.name })
    .from(tenant)
    .where(eq(tenant.id, ctx.companyId));
  const entriesOf = byEmployee(entries);
  return people.map(({ firstName, lastName, gender, ...person }) => ({
    ...person,
    name: fullName({ firstName, lastName }),
    gender: gender as VacationEmployee['gender'],
    tenantName: found(company).name,
    year,
    vacations: entriesOf.get(person.id) ?? [],
    ...balances(setting, used, { id: person.id, female: gender === Gender.female }),
  }));
}

// A company without a leave setting grants nothing yet: zeros, not an error, so that its calendar still opens.
function balances(
  setting: LeaveSetting | undefined,
  used: UsedDays,
  { id, female }: { id: number; female: boolean },
) {
  const granted = (type: VacationType) => (setting ? grantedDays(setting, type, female) : 0);
  const usedOf = (type: VacationType) => used.of(id, type);
  const left = (type: VacationType) => Math.max(granted(type) - usedOf(type), 0);
  const { annual, medical, maternity, special } = VacationType;
  return {
    annualDays: granted(annual),
    medicalDays: granted(medical),
    maternityDays: granted(maternity),
    maleSpecialDays: setting?.maleSpecialLeaveDays ?? 0,
    femaleSpecialDays: setting?.femaleSpecialLeaveDays ?? 0,
    annualUsed: usedOf(annual),
    medicalUsed: usedOf(medical),
    maternityUsed: usedOf(maternity),
    specialUsed: usedOf(special),
    annualLeft: left(annual),
    medicalLeft: left(medical),
    maternityLeft: female ? left(maternity) : 0,
    specialLeft: left(special),
  };
}
