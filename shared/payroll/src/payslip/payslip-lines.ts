import type { Payslip } from '@paga/contract/payroll/payslip';
import { toCents, toEuro } from '#money/cents.ts';
import { toRate, WHOLE } from '#money/rate.ts';
import { companyCostOf } from '#salary/company-cost.ts';
import { deductionFields, isDeduction } from '#salary/recurring-line.ts';
import { exactText } from '#trace/exact-text.ts';
import type { StepKey } from '#trace/trace.ts';

/** The lines with an amount of their own, and the step of the trace that explains each. */
const steps = {
  base: 'base',
  regularPay: 'regularPay',
  leaveOff: 'leaveOff',
  gross: 'grossPay',
  night: 'hourLines.night',
  weekend: 'hourLines.weekend',
  afterWork: 'hourLines.afterWork',
  holidays: 'hourLines.holiday',
  guard: 'hourLines.guard',
  overtimeTotal: 'hoursPay',
  extras: 'additions',
  insurancePlus: 'insurancePlus',
  totalBrutto: 'totalBrutto',
  contribution: 'contributionEmployee',
  taxable: 'taxable',
  tax: 'tax',
  prime: 'prime',
  familyExpenses: 'familyExpenses',
  stops: 'stops',
  avanse: 'avanse',
  phone: 'phone',
  ticket: 'ticket',
  employerContribution: 'contributionEmployer',
  cost: 'companyCost',
} as const satisfies Record<string, StepKey>;

/** The name of a line with an amount of its own; the screen and the PDF have a text for each in both languages. */
export type PayslipLineKey = keyof typeof steps;

/**
 * How a line came about. Hours and prices as the wire has them; `percentage` in hundredths (`5` is 5 %); `typed`: written by hand for this
 * month; `owed`: what is left of a total after it; `lines`: recurring lines that it holds, as they were promised; `part`: an amount in euro times a percentage,
 * `product` their exact product; `prices`: hours spread evenly over days of different prices; `from`: the days that hours without an end come from; `extra`: hours at an agreed price, or at base over
 * `basis`, times the whole percentage: what is printed multiplies to the line.
 */
export type PayslipDetail =
  | { kind: 'days'; contract: number; month: number }
  | { kind: 'typed' }
  | { kind: 'owed'; amount: number }
  | { kind: 'lines'; lines: readonly { name: string; amount: number }[] }
  | { kind: 'hours'; hours: number; from: Payslip['regularDays']; price: number }
  | {
      kind: 'prices';
      hours: number;
      from: Payslip['regularDays'];
      days: number;
      prices: readonly { days: number; price: number }[];
    }
  | {
      kind: 'extra';
      hours: number;
      price: number;
      base: number;
      basis: Payslip['hourBasis'];
      percentage: number;
    }
  | { kind: 'rate'; percentage: number }
  | { kind: 'part'; amount: number; percentage: number; product: string };

/**
 * One line, `value` in euro. A tax band has none: tax is rounded once, on the sum, and a rounded amount of each band could disagree with it.
 * `recurring`: a recurring line of the employee by its own name. `uplift` is the percentage on top that an hour is paid with.
 */
export type PayslipLine =
  | {
      key: PayslipLineKey;
      step: StepKey;
      value: number;
      detail?: PayslipDetail;
      uplift?: number;
      strong?: true;
    }
  | { key: 'band'; from: number; to: number | null; value: null; detail: PayslipDetail }
  | { key: 'recurring'; step: StepKey; name: string; value: number; detail?: PayslipDetail }
  | { key: 'project'; project: string; name: string; value: number };

/** A titled group of lines. */
export type PayslipSection = {
  key: 'gross' | 'projects' | 'tax' | 'deductions' | 'cost';
  lines: PayslipLine[];
};

type More = { detail?: PayslipDetail; uplift?: number; strong?: true };

const line = (key: PayslipLineKey, value: number, more: More = {}): PayslipLine => ({
  key,
  step: steps[key],
  value,
  ...more,
});
const paid = (lines: PayslipLine[]) => lines.filter(({ value }) => value !== 0);
const percentageOf = (fraction: number) => Math.round(fraction * 1_000_000) / 10_000;
const rate = (fraction: number): PayslipDetail => ({ kind: 'rate', percentage: percentageOf(fraction) });

const hourKinds = ['night', 'weekend', 'afterWork', 'holidays', 'guard'] as const;

function hourLines(slip: Payslip): PayslipLine[] {
  const { overtimeTable: table, upliftPercentages, pricePerHour: price, baseSalary: base } = slip;
  return hourKinds.map((kind) => {
    const uplift = percentageOf(upliftPercentages[kind]);
    const hours = table[`${kind}Hours`];
    const basis = slip.hourBasis;
    return line(kind, table[`${kind}Total`], {
      detail: { kind: 'extra', hours, price, base, basis, percentage: 100 + uplift },
      uplift,
    });
  });
}

/** What the gross of the month came about from: a base and days, hours and their price, or what was typed over both. */
function baseLines(slip: Payslip): PayslipLine[] {
  const { regularHours, regularDays: from, regularPay, initialBrutto } = slip;
  if (regularHours === null || regularPay === null) {
    const detail: PayslipDetail = slip.grossTyped
      ? { kind: 'typed' }
      : { kind: 'days', contract: slip.contractDays, month: slip.payDays };
    return [line('base', slip.baseSalary), line('gross', initialBrutto, { detail })];
  }
  return [
    line('regularPay', regularPay, {
      detail:
        slip.regularPrices.length > 0
          ? { kind: 'prices', hours: regularHours, from, days: slip.contractDays, prices: slip.regularPrices }
          : { kind: 'hours', hours: regularHours, from, price: slip.pricePerHour },
    }),
    ...paid([line('leaveOff', toEuro(toCents(initialBrutto) - toCents(regularPay)))]),
    line('gross', initialBrutto),
  ];
}

function grossLines(slip: Payslip): PayslipLine[] {
  return [
    ...baseLines(slip),
    ...paid([
      ...hourLines(slip),
      line('overtimeTotal', slip.overtimeTotal),
      line('extras', slip.extras, extrasDetail(slip)),
      line('insurancePlus', slip.insurancePlus),
    ]),
    line('totalBrutto', slip.totalBrutto, { strong: true }),
  ];
}

function projectLines({ projects }: Payslip): PayslipLine[] {
  return projects.flatMap((project) =>
    project.budgetLines.map(({ name, budget }) => ({
      key: 'project' as const,
      project: project.name,
      name,
      value: budget,
    })),
  );
}

const productOf = (amount: number, percentage: number) =>
  exactText([[toCents(amount), toRate(percentage)]], [WHOLE], 100);

function taxLines(slip: Payslip): PayslipLine[] {
  return [
    line('contribution', slip.pensionalContribution, { detail: rate(slip.taxes.personalContribute) }),
    line('taxable', slip.taxableSalary),
    ...slip.taxValues.map(({ from, to, amount, percentage }): PayslipLine => {
      return {
        key: 'band',
        from,
        to,
        value: null,
        detail: { kind: 'part', amount, percentage, product: productOf(amount, percentage) },
      };
    }),
    line('tax', slip.tax, { strong: true }),
  ];
}

/** The recurring extras of a payslip, as they were promised: their gross is in the sum. */
function extrasDetail({ lines }: Payslip): More {
  const extras = lines.filter(({ field, taken }) => !isDeduction(field) && taken !== 0);
  if (extras.length === 0) return {};
  return { detail: { kind: 'lines', lines: extras.map(({ name, taken }) => ({ name, amount: taken })) } };
}

/** A field of the deductions: its recurring lines by name, then what was typed beside them. */
function deductionsOf({ lines, stopTable }: Payslip, field: (typeof deductionFields)[number]): PayslipLine[] {
  const mine = lines.filter((one) => one.field === field && one.taken !== 0);
  const rest = mine.reduce((left, { taken }) => left - toCents(taken), toCents(stopTable[field]));
  const named = mine.map(({ name, taken, owed }): PayslipLine => {
    const recurring = { key: 'recurring', step: field, name, value: taken } as const;
    return owed === null ? recurring : { ...recurring, detail: { kind: 'owed', amount: owed } };
  });
  return [...named, ...paid([line(field, toEuro(rest))])];
}

function deductionLines(slip: Payslip): PayslipLine[] {
  const { prime, familyExpenses } = slip;
  return [
    ...paid([line('prime', prime), line('familyExpenses', familyExpenses)]),
    ...deductionFields.flatMap((field) => deductionsOf(slip, field)),
  ];
}

/**
 * What stands on a payslip between the person and the net, in order: groups of lines, without words. Groups and optional lines that came
 * to nothing are left out. The screen and the PDF draw this list, so they show the same.
 *
 * Errors: those of `toCents`.
 * Example: 1,000.00 with 7.5 hours of night work has `base`, `gross` (22 of 22 days), `night` (7.5 hours, uplift 30) and `totalBrutto` as `gross`.
 */
export function payslipSections(slip: Payslip): PayslipSection[] {
  const sections: PayslipSection[] = [
    { key: 'gross', lines: grossLines(slip) },
    { key: 'projects', lines: projectLines(slip) },
    { key: 'tax', lines: taxLines(slip) },
    { key: 'deductions', lines: deductionLines(slip) },
    {
      key: 'cost',
      lines: [
        line('employerContribution', slip.employerContribution, {
          detail: rate(slip.taxes.employerContribute),
        }),
        line('cost', companyCostOf(slip), { strong: true }),
      ],
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}
