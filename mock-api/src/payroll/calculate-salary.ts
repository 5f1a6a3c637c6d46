import { type CalculatorQuestion, calculateSalary } from '@paga/contract/payroll';
import { HealthInsuranceOption } from '@paga/contract/shapes';
import { calculatorAnswer, type FamilyMembers, type Premium, premiumOf, type QuoteTerms } from '@paga/payroll';
import { insuranceSetting } from '../company/table.ts';
import { familyKinds } from '../employees/family-kinds.ts';
import type { Context } from '../http/context.ts';
import { read } from '../http/verb.ts';
import { nationalTables, premiumsOf, settingOn } from './basis.ts';
import { asDomainError } from './compute.ts';

type Insured = Pick<CalculatorQuestion, 'healthInsurance' | 'healthInsurancePercentage' | 'familyMembers'>;

async function premiumFor(ctx: Context, body: Insured, date: string): Promise<Premium> {
  const stored = await settingOn(ctx, insuranceSetting, date);
  const family: FamilyMembers = {};
  for (const { familyMemberType, members } of body.familyMembers ?? []) family[familyKinds[familyMemberType]] = members;
  return premiumOf(
    { option: body.healthInsurance ?? HealthInsuranceOption.none, employerPercentage: body.healthInsurancePercentage, family },
    premiumsOf(stored),
  );
}

export const answerCalculateSalary = read({
  call: calculateSalary,
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
