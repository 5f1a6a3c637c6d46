import { query } from '@paga/client';
import { getContribution } from '@paga/contract/company/contributions';
import { getMinimumWages, type MinimumWage } from '@paga/contract/company/law/minimum-wage';
import { getTaxes, type Taxes } from '@paga/contract/company/law/taxes';
import {
  getHealthInsurance,
  getLeaveConfiguration,
  getMonthSettings,
  type HealthInsurance,
} from '@paga/contract/company/settings';
import { todayInKosovo } from '@paga/kit';
import {
  builtInTables,
  fromTaxSteps,
  HOURS_OF_WEEK,
  type MinimumWageTable,
  monthEnd,
  type NationalTables,
  type PremiumTable,
  parts,
  payDays,
  toCents,
  toWeekWorkingDays,
} from '@paga/payroll';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** What a whole month of this month is calculated on: the national tables and the company's settings in force. */
export type SalaryBasis = {
  /** The last day of the month: the payment date. */
  day: string;
  tables: NationalTables;
  /** The company's percentages, for who has no own. */
  employeePercentage: number;
  employerPercentage: number;
  premiums: PremiumTable | null;
  hoursOfMonth: number;
};

const law = (text: string | null) => ({ sq: text ?? '', en: text ?? '' });
const isTier = (tier: 1 | 2) => (table: Taxes) => table.tier === tier;
const taxTable = ({ id, validFrom, law: text, bands }: Taxes) => ({
  id: `${id}`,
  validFrom,
  law: law(text),
  bands: fromTaxSteps(bands),
});

function wageTable({
  id,
  validFrom,
  law: text,
  amount,
  youngAmount,
  youngBelowAge,
}: MinimumWage): MinimumWageTable {
  const young =
    youngAmount !== null && youngBelowAge !== null
      ? { young: { below: youngBelowAge, amount: toCents(youngAmount) } }
      : {};
  return { id: `${id}`, validFrom, law: law(text), amount: toCents(amount), ...young };
}

const premiumTable = ({
  prime,
  partner,
  children,
  adultsChildren,
  parent,
}: HealthInsurance): PremiumTable => ({
  prime: toCents(prime),
  partner: toCents(partner),
  children: toCents(children),
  adultChildren: toCents(adultsChildren),
  parent: toCents(parent),
});

function nationalTables(
  taxes: readonly Taxes[] | undefined,
  wages: readonly MinimumWage[] | undefined,
): NationalTables {
  return {
    ...builtInTables,
    ...(taxes && {
      wageTaxPrimary: taxes.filter(isTier(1)).map(taxTable),
      wageTaxSecondary: taxes.filter(isTier(2)).map(taxTable),
    }),
    ...(wages && { minimumWage: wages.map(wageTable) }),
  };
}

/** Reads what the engine in the page needs; until it is there, and where it cannot be read, the tables of the product hold. */
export function useSalaryBasis(): SalaryBasis {
  const { id: tenantId } = useCompany();
  const silent = { meta: { silent: true }, staleTime: 60_000 };
  const { data: taxes } = useQuery({ ...query(getTaxes), ...silent });
  const { data: wages } = useQuery({ ...query(getMinimumWages), ...silent });
  const { data: contribution } = useQuery({ ...query(getContribution), ...silent });
  const { data: insurance } = useQuery({ ...query(getHealthInsurance, { query: { tenantId } }), ...silent });
  const { data: month } = useQuery({ ...query(getMonthSettings), ...silent });
  const { data: leave } = useQuery({ ...query(getLeaveConfiguration), ...silent });
  return useMemo(() => {
    const { year, month: number } = parts(todayInKosovo());
    const week = toWeekWorkingDays(leave?.weekWorkingDays ?? 5);
    return {
      day: monthEnd(year, number),
      tables: nationalTables(taxes, wages),
      employeePercentage: contribution?.personalContribute ?? 5,
      // Rules §3: 5.00 if the configuration fails to load.
      employerPercentage: contribution?.employerContribute ?? 5,
      premiums: insurance && insurance.prime > 0 ? premiumTable(insurance) : null,
      hoursOfMonth: month?.hoursPerMonth ?? (payDays(year, number, week) * HOURS_OF_WEEK) / week,
    };
  }, [taxes, wages, contribution, insurance, month, leave]);
}
