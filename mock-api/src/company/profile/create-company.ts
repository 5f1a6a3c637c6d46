import { sql } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import type { Tx } from '#core/db/transaction.ts';
import { found } from '#core/domain-error.ts';
import { newClosingCode } from '#identity/session/new-closing-code.ts';
import {
  contributionSetting,
  hoursSetting,
  insuranceSetting,
  leaveSetting,
  overtimeSetting,
} from '../settings/table.ts';

/** What is sent of a new company; the rest is set by law. */
type NewCompany = Omit<typeof tenant.$inferInsert, 'id' | 'code'> & { code?: string };

/** The first day a company's settings may be asked for: the first of the statutory tables (rules §2). */
const FROM_THE_START = '2009-01-01';

// rules §2, §3, §9: pension 5 and 5, uplifts of the Labour Law, 20 working days of leave, maternity 12 months by date at 70 %.
const defaults = (tenantId: number) => {
  const own = { tenantId, validFrom: FROM_THE_START };
  return {
    contribution: { ...own, employerContribute: '5', personalContribute: '5' },
    overtime: {
      ...own,
      nightPercentage: '30',
      weekendPercentage: '50',
      afterHoursPercentage: '30',
      holidayPercentage: '50',
      guardPercentage: '20',
    },
    leave: {
      ...own,
      weekWorkingDays: 5,
      annualLeaveDays: 20,
      annualLeavePercentage: '100',
      medicalLeaveDays: 20,
      medicalLeavePercentage: '100',
      maleSpecialLeaveDays: 5,
      maleSpecialLeavePercentage: '100',
      femaleSpecialLeaveDays: 5,
      femaleSpecialLeavePercentage: '100',
      maternityLeaveDays: 365,
      maternityLeavePercentage: '70',
    },
    insurance: { ...own, prime: 0, partner: 0, children: 0, adultsChildren: 0, parent: 0 },
    hours: { ...own, hoursPerMonth: null },
  };
};

/** A new company with its settings by law and a closing code. `tx` is one of `asAccess`, and is so again afterwards. */
export async function createCompany(tx: Tx, company: NewCompany): Promise<number> {
  const [row] = await tx
    .insert(tenant)
    .values({ ...company, code: company.code ?? newClosingCode() })
    .returning({ id: tenant.id });
  const { id } = found(row);
  const settings = defaults(id);
  await tx.execute(sql.raw(`set local role app; set local app.company = '${id}'`));
  await tx.insert(contributionSetting).values(settings.contribution);
  await tx.insert(overtimeSetting).values(settings.overtime);
  await tx.insert(leaveSetting).values(settings.leave);
  await tx.insert(insuranceSetting).values(settings.insurance);
  await tx.insert(hoursSetting).values(settings.hours);
  await tx.execute(sql.raw(`set local app.company = ''; set local role app_access`));
  return id;
}
