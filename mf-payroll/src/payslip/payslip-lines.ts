import type { Payslip } from '@paga/contract/payroll';
import { formatMoney, formatNumber, formatPercent } from '@paga/kit';
import { companyCostOf, toCents, toEuro } from '@paga/payroll';
import type { TFunction } from 'i18next';

/** One line of a payslip: `detail` says how it came about. A tax band has no value: tax is rounded once, on the sum. */
type PayslipLine = { key: string; label: string; detail?: string; value: number | null; strong?: boolean };
/** A titled group of lines. */
export type PayslipSection = { key: string; title: string; lines: PayslipLine[] };
type Text = TFunction<'payroll'>;

/** The step of the trace that explains a line; lines of a project and of a tax band have none of their own. */
export const stepOfLine: Partial<Record<string, string>> = {
  base: 'base',
  regularPay: 'regularPay',
  leaveOff: 'leaveOff',
  gross: 'grossPay',
  night: 'hourLines.night',
  weekend: 'hourLines.weekend',
  afterWork: 'hourLines.afterWork',
  holidays: 'hourLines.holiday',
  guard: 'hourLines.guard',
  extras: 'additions',
  insurancePlus: 'insurancePlus',
  totalBrutto: 'totalBrutto',
  employee: 'contributionEmployee',
  taxable: 'taxable',
  tax: 'tax',
  prime: 'prime',
  familyExpenses: 'familyExpenses',
  stops: 'stops',
  avanse: 'avanse',
  phone: 'phone',
  ticket: 'ticket',
  employer: 'contributionEmployer',
  cost: 'companyCost',
};

const price = (value: number) => value.toFixed(4);
const paid = (lines: PayslipLine[]) => lines.filter((line) => line.value !== 0);

const hourKinds = ['night', 'weekend', 'afterWork', 'holidays', 'guard'] as const;

function hourLines({ overtimeTable, upliftPercentages }: Payslip, t: Text): PayslipLine[] {
  return hourKinds.map((kind) => ({
    key: kind,
    label: t(`payslip.line.${kind}`, { percent: formatPercent(Math.round(upliftPercentages[kind] * 1_000_000) / 10_000) }),
    detail: t('payslip.hours', { hours: formatNumber(overtimeTable[`${kind}Hours`]), price: price(overtimeTable[`${kind}Price`]) }),
    value: overtimeTable[`${kind}Total`],
  }));
}

/** What the gross of the month came about from: a base and days, or hours and their price. */
function baseLines(slip: Payslip, t: Text): PayslipLine[] {
  const { regularHours, regularPay, initialBrutto } = slip;
  const gross = { key: 'gross', label: t('payslip.line.gross'), value: initialBrutto };
  if (regularHours === null || regularPay === null) {
    const detail = slip.grossTyped ? t('explain.source.month') : t('payslip.days', { contract: slip.contractDays, month: slip.payDays });
    return [
      { key: 'base', label: t('payslip.line.base'), value: slip.baseSalary },
      { ...gross, detail },
    ];
  }
  const detail = t('payslip.hours', { hours: formatNumber(regularHours), price: price(slip.pricePerHour) });
  return [
    { key: 'regularPay', label: t('explain.value.regularPay'), detail, value: regularPay },
    ...paid([{ key: 'leaveOff', label: t('explain.value.leaveOff'), value: toEuro(toCents(initialBrutto) - toCents(regularPay)) }]),
    gross,
  ];
}

function grossLines(slip: Payslip, t: Text): PayslipLine[] {
  return [
    ...baseLines(slip, t),
    ...paid([
      ...hourLines(slip, t),
      { key: 'extras', label: t('payslip.line.extras'), value: slip.extras },
      { key: 'insurancePlus', label: t('payslip.line.insurancePlus'), value: slip.insurancePlus },
    ]),
    { key: 'totalBrutto', label: t('payslip.line.totalBrutto'), value: slip.totalBrutto, strong: true },
  ];
}

const rate = (fraction: number) => formatPercent(Math.round(fraction * 1_000_000) / 10_000);

function taxLines(slip: Payslip, t: Text): PayslipLine[] {
  const bands = slip.taxValues.map((band) => ({
    key: `band-${band.from}`,
    label:
      band.to === null
        ? t('payslip.line.bandAbove', { from: formatMoney(band.from) })
        : t('payslip.line.band', { from: formatMoney(band.from), to: formatMoney(band.to) }),
    detail: `${formatMoney(band.amount)} × ${formatPercent(band.percentage)}`,
    value: null,
  }));
  return [
    {
      key: 'employee',
      label: t('payslip.line.contribution'),
      detail: rate(slip.taxes.personalContribute),
      value: slip.pensionalContribution,
    },
    { key: 'taxable', label: t('payslip.line.taxable'), value: slip.taxableSalary },
    ...bands,
    { key: 'tax', label: t('payslip.line.tax'), value: slip.tax, strong: true },
  ];
}

function deductionLines({ prime, familyExpenses, stopTable }: Payslip, t: Text): PayslipLine[] {
  const lines = {
    prime,
    familyExpenses,
    stops: stopTable.stops,
    avanse: stopTable.avanse,
    phone: stopTable.phone,
    ticket: stopTable.ticket,
  };
  return paid(Object.entries(lines).map(([key, value]) => ({ key, label: t(`payslip.line.${key as keyof typeof lines}`), value })));
}

/** A payslip as titled groups of lines; groups without a line are left out. */
export function payslipSections(slip: Payslip, t: Text): PayslipSection[] {
  const projects = slip.projects.flatMap((project) =>
    project.budgetLines.map((line) => ({
      key: `${project.name}-${line.name}`,
      label: `${project.name}: ${line.name}`,
      value: line.budget,
    })),
  );
  const sections: PayslipSection[] = [
    { key: 'gross', title: t('payslip.section.gross'), lines: grossLines(slip, t) },
    { key: 'projects', title: t('payslip.section.projects'), lines: projects },
    { key: 'tax', title: t('payslip.section.tax'), lines: taxLines(slip, t) },
    { key: 'deductions', title: t('payslip.section.deductions'), lines: deductionLines(slip, t) },
    {
      key: 'cost',
      title: t('payslip.section.cost'),
      lines: [
        {
          key: 'employer',
          label: t('payslip.line.employerContribution'),
          detail: rate(slip.taxes.employerContribute),
          value: slip.employerContribution,
        },
        { key: 'cost', label: t('payslip.line.cost'), value: companyCostOf(slip), strong: true },
      ],
    },
  ];
  return sections.filter((section) => section.lines.length > 0);
}
