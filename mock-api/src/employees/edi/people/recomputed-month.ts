import { EDI_CONTRIBUTIONS, type EdiDifference, type EdiMonth } from '@paga/contract/employees';
import { EmployerTier } from '@paga/contract/shapes';
import {
  type Cents,
  declaredContribution,
  netForGross,
  percentOf,
  type SalaryPeriod,
  toEuro,
  toRate,
} from '@paga/payroll';
import type { ListedPay } from '../read/parse-list.ts';
import type { EdiLine } from '../read/read-edi-line.ts';

/** What a month is computed with: its tax tables and the company's own percentages. */
export type EdiPeriod = Pick<SalaryPeriod, 'paymentDate' | 'tables' | 'contributions'>;

/** The percentages of somebody in a month; 0 without contributions. */
export type EdiRates = { employee: number; employer: number };

type Figures = Record<(typeof EDI_CONTRIBUTIONS)[number], Cents>;

/** The contributions of a line as we compute them from its gross. */
export function recomputed({ gross }: Pick<EdiLine, 'gross'>, rates: EdiRates): Figures {
  const employee = declaredContribution(gross, percentOf(gross, toRate(rates.employee)));
  const employer = declaredContribution(gross, percentOf(gross, toRate(rates.employer)));
  return {
    employee: employee.obligatory,
    employer: employer.obligatory,
    employeeSupplement: employee.supplementary,
    employerSupplement: employer.supplementary,
  };
}

/** Where a line differs from what we compute, contributions first; tax and net only where a second workbook says them. */
export function differencesOf(
  line: EdiLine,
  {
    month,
    rates,
    period,
    listed,
  }: { month: EdiMonth; rates: EdiRates; period: EdiPeriod; listed: ListedPay | undefined },
): EdiDifference[] {
  const own = recomputed(line, rates);
  const compared: (readonly [EdiDifference['figure'], Cents | null, Cents])[] = EDI_CONTRIBUTIONS.map(
    (figure) => [figure, line[figure], own[figure]],
  );
  if (listed) {
    const { tax, net } = netOf(line, rates, period);
    compared.push(['tax', listed.tax, tax], ['net', listed.net, net]);
  }
  return compared.flatMap(([figure, file, computed]) =>
    file === null || file === computed
      ? []
      : [{ month, figure, file: toEuro(file), computed: toEuro(computed) }],
  );
}

function netOf(line: EdiLine, rates: EdiRates, { paymentDate, tables }: EdiPeriod) {
  return netForGross(line.gross, {
    tier: line.primary ? EmployerTier.primary : EmployerTier.secondary,
    paymentDate,
    employeePercentage: rates.employee,
    hasContributions: line.contributions,
    noTaxes: !line.taxes,
    ...(tables && { tables }),
  });
}
