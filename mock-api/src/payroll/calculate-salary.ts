import { type CalculatorQuestion, calculateSalary } from '@paga/contract/payroll';
import { HealthInsuranceOption } from '@paga/contract/shapes';
import { type FamilyMembers, grossForNet, netForGross, type Premium, premiumOf, type QuoteTerms, toCents, toEuro } from '@paga/payroll';
import { insuranceSetting } from '../company/table.ts';
import type { Context } from '../http/context.ts';
import { read } from '../http/verb.ts';
import { nationalTables, premiumsOf, settingOn } from './basis.ts';
import { asDomainError } from './compute.ts';
import { familyKinds } from './people.ts';

type Insured = Pick<CalculatorQuestion, 'healthInsurance' | 'healthInsurancePercentage' | 'familyMembers'>;

async function premiumFor(ctx: Context, body: Insured, date: string): Promise<Premium> {
  const stored = await settingOn(ctx, insuranceSetting, date);
  const family: FamilyMembers = {};
  for (const { familyMemberType, members } of body.familyMembers ?? []) family[familyKinds[familyMemberType as 1]] = members;
  return premiumOf(
    { option: (body.healthInsurance ?? HealthInsuranceOption.none) as 1, employerPercentage: body.healthInsurancePercentage, family },
    premiumsOf(stored),
  );
}

export const answerCalculateSalary = read({
  call: calculateSalary,
  run: async (ctx, { body }) => {
    const paymentDate = body.date ?? ctx.today;
    const insurance = await premiumFor(ctx, body, paymentDate);
    const terms: QuoteTerms = {
      tier: body.employerTier === 1 ? 1 : 2,
      paymentDate,
      employeePercentage: body.contributionPercentage,
      noTaxes: body.noTaxes,
      insurance,
      tables: await nationalTables(ctx),
    };
    try {
      const known = body.calculateSalary;
      const quote = 'gross' in known ? netForGross(toCents(known.gross), terms) : grossForNet(toCents(known.net), terms);
      return {
        gross: toEuro(quote.gross),
        net: toEuro(quote.net),
        tax: toEuro(quote.tax),
        contribution: toEuro(quote.contribution),
        taxable: toEuro(quote.taxable),
        healthInsurancePercentage: body.healthInsurancePercentage ?? 0,
        healthInsuranceValue: toEuro(quote.prime),
        taxTable: quote.table.validFrom,
      };
    } catch (error) {
      throw asDomainError(error);
    }
  },
});
