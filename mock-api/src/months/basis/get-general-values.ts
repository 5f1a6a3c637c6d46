import { getGeneralValues as call, type TaxTable } from '@paga/contract/months';
import { toEuro, toPercentage, toWeekWorkingDays, type WageTaxTable } from '@paga/payroll';
import { asc } from 'drizzle-orm';
import { publicHoliday } from '#company/law/table.ts';
import { lawfulColumns, nationalTables, settingOn, wireValues } from '#company/public.ts';
import {
  contributionSetting,
  hoursSetting,
  insuranceSetting,
  leaveSetting,
  overtimeSetting,
} from '#company/settings/table.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { upliftsOf } from './basis.ts';

/** A wage-tax table on the wire: euro and percent. */
export function wireTaxTable({ id, validFrom, law, bands }: WageTaxTable): TaxTable {
  return {
    id,
    validFrom,
    law,
    bands: bands.map(({ from, to, rate }) => ({
      from: toEuro(from),
      to: to === null ? null : toEuro(to),
      percentage: toPercentage(rate),
    })),
  };
}

const contributionsOf = (ctx: Context) =>
  ctx.tx
    .select()
    .from(contributionSetting)
    .where(scoped(ctx, contributionSetting))
    .orderBy(asc(contributionSetting.validFrom));

const percent = (value: string | undefined, otherwise: number) =>
  value === undefined ? otherwise : Number(value);

export const getGeneralValues = read({
  call,
  run: async (ctx) => {
    const tables = await nationalTables(ctx);
    const contributions = await contributionsOf(ctx);
    const uplifts = upliftsOf(await settingOn(ctx, overtimeSetting, ctx.today));
    const leave = await settingOn(ctx, leaveSetting, ctx.today);
    const insurance = await settingOn(ctx, insuranceSetting, ctx.today);
    const hours = await settingOn(ctx, hoursSetting, ctx.today);
    const holidays = await ctx.tx.select().from(publicHoliday).orderBy(asc(publicHoliday.date));
    return {
      taxTables: {
        primary: tables.wageTaxPrimary.map(wireTaxTable),
        secondary: tables.wageTaxSecondary.map(wireTaxTable),
      },
      contributions: contributions.map((setting) => ({
        id: `contribution-${setting.id}`,
        validFrom: setting.validFrom,
        employerContribute: Number(setting.employerContribute),
        personalContribute: Number(setting.personalContribute),
      })),
      minimumWages: tables.minimumWage.map(({ id, validFrom, law, amount, young }) => ({
        id,
        validFrom,
        law,
        amount: toEuro(amount),
        young: young ? { below: young.below, amount: toEuro(young.amount) } : null,
      })),
      overtime: {
        night: Number(uplifts.night),
        weekend: Number(uplifts.weekend),
        afterWork: Number(uplifts.afterWork),
        holidays: Number(uplifts.holiday),
        guard: Number(uplifts.guard),
      },
      insurance: wireValues('insurance', insurance ?? lawfulColumns('insurance')),
      leave: {
        annual: percent(leave?.annualLeavePercentage, 100),
        medical: percent(leave?.medicalLeavePercentage, 100),
        maternity: percent(leave?.maternityLeavePercentage, 70),
        maleSpecial: percent(leave?.maleSpecialLeavePercentage, 100),
        femaleSpecial: percent(leave?.femaleSpecialLeavePercentage, 100),
      },
      weekWorkingDays: toWeekWorkingDays(leave?.weekWorkingDays ?? 5),
      hoursPerMonth: hours?.hoursPerMonth == null ? null : Number(hours.hoursPerMonth),
      holidays: holidays.map(({ date, name, nameEn }) => ({ date, name, nameEn })),
    };
  },
});
