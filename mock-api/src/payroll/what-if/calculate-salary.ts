import { type CalculatorQuestion, calculateSalary as call } from '@paga/contract/payroll';
import { HealthInsuranceOption } from '@paga/contract/shapes';
import { calculatorAnswer, type Premium, premiumOf, type QuoteTerms } from '@paga/payroll';
import { insuranceSetting, nationalTables, settingOn } from '#company/public.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { premiumsOf } from '#months/public.ts';
import { insuranceOf } from '#people/public.ts';
import { asDomainError } from '../rows/compute.ts';

type Insured = Pick<CalculatorQuestion, 'healthInsurance' | 'healthInsurancePercentage' | 'familyMembers'>;

async function premiumFor(ctx: Context, body: Insured, date: string): Promise<Premium> {
  const stored = await settingOn(ctx, insuranceSetting, date);
  const {
    healthInsurance = HealthInsuranceOption.none,
    healthInsurancePercentage,
    familyMembers = [],
  } = body;
  return premiumOf(
    insuranceOf({ healthInsurance, healthInsurancePercentage, familyMembers }),
    premiumsOf(stored),
  );
}

export const calculateSalary = read({
  call,
  run: async (ctx, { body }) => {
    const paymentDate = body.date ?? ctx.today;
    const insurance = await premiumFor(ctx, body, paymentDate);
    const terms: QuoteTerms = {
      tier: body.employerTier,
      paymentDate,
      employeePercentage: body.contributionPercentage,
      noTaxes: body.noTaxes,
      insurance,
      tables: await nationalTables(ctx),
    };
    try {
      return calculatorAnswer(body.calculateSalary, terms, body.healthInsurancePercentage);
    } catch (error) {
      throw asDomainError(error);
    }
  },
});
