import type { Contract } from '#calendar/pay-days.ts';
import { scaled } from '#money/decimal.ts';
import { isWritten } from '#money/fraction.ts';
import { Payment, type ProjectLine, type SalaryInput } from '#salary/input.ts';
import { lastContractDay } from '#salary/paid-days.ts';
import { exactText } from './exact-text.ts';
import { dailyHours, type Explained, given, ofCompany, sincePart, toCent, weekOf } from './step-parts.ts';
import type { TraceInput, TraceStep } from './trace.ts';

/** Days, base, hours of the month and price per hour of a computed month, explained. */
export function timeSteps(work: Explained): TraceStep[] {
  const { result, input } = work;
  const week = weekOf(input.period);
  const contracts = [...(input.otherContracts ?? []), input.contract].flatMap(datesOf);
  const payDays = given('payDays', result.payDays, 'days', 'step');
  return [
    { key: 'payDays', formula: 'payDays', value: result.payDays, unit: 'days', inputs: [week] },
    {
      key: 'contractDays',
      formula: 'contractDays',
      value: result.contractDays,
      unit: 'days',
      inputs: [payDays, ...contracts],
    },
    { key: 'leaveDays', formula: 'leaveDays', value: result.leaveDays, unit: 'days', inputs: leaves(input) },
    ...priceSteps(work),
  ];
}

const datesOf = ({ started, ended }: Contract): TraceInput[] => [
  given('contractStarted', started, 'date', 'employee'),
  ...(ended ? [given('contractEnded', ended, 'date', 'employee')] : []),
];

function leaves(input: SalaryInput): TraceInput[] {
  return (input.leaves ?? []).flatMap((leave) => [
    given('leave', leave.type, 'leave', 'employee'),
    given('from', leave.from, 'date', 'employee'),
    given('to', leave.to, 'date', 'employee'),
  ]);
}

/** An hourly base is made from the price, any other price from the base: each step names only steps before it. */
function priceSteps(work: Explained): TraceStep[] {
  const steps = [baseStep(work), hoursStep(work), priceStep(work)] as const;
  const [base, hours, price] = steps;
  return work.input.pay.type === Payment.hourly
    ? [hours, price, base, regularStep(work)]
    : [base, hours, price];
}

function baseStep(work: Explained): TraceStep {
  const { input, result, gross, period } = work;
  const { pay } = input;
  const step = { key: 'base', value: result.base, unit: 'cents' } as const;
  if (pay.type === Payment.project) {
    const parts = pay.lines.map((line) => ({
      key: 'line' as const,
      inputs: [
        given('budgetLine', line.id, 'count', 'employee'),
        ...namesOf(line),
        given('share', line.share, 'cents', 'employee'),
      ],
    }));
    return { ...step, formula: 'base.project', inputs: [], parts };
  }
  if (pay.type === Payment.fixed) {
    const day = given('inForceOn', lastContractDay(input, period), 'date', 'calendar');
    const since = sincePart(work, gross.days.lastSince);
    return {
      ...step,
      formula: 'base.salary',
      inputs: [given('salary', result.base, 'cents', 'employee'), since, day],
    };
  }
  const exact = exactText(
    [[gross.price.over, gross.hoursOfMonth.over]],
    [gross.price.under, gross.hoursOfMonth.under],
    100,
  );
  const inputs = [given('pricePerHour', result.pricePerHour, 'price', 'step'), ...hoursOfMonth(work)];
  const formula = isWritten(gross.hoursOfMonth) ? 'base.hourly' : 'base.hourly.fromDays';
  return { ...step, formula, inputs, rounding: toCent(exact) };
}

/** The hours of the month as a factor; hours that do not end as the days they come from, so that what is shown multiplies. */
function hoursOfMonth({ input, result, gross }: Explained): TraceInput[] {
  return isWritten(gross.hoursOfMonth)
    ? [given('hoursOfMonth', result.hoursOfMonth, 'hours', 'step')]
    : [given('payDays', result.payDays, 'days', 'step'), ...dailyHours(input.period)];
}

function namesOf({ project, name }: ProjectLine): TraceInput[] {
  return [
    ...(project === undefined ? [] : [given('project', project, 'text', 'employee')]),
    ...(name === undefined ? [] : [given('budgetLineName', name, 'text', 'employee')]),
  ];
}

function hoursStep({ input, result, gross }: Explained): TraceStep {
  const step = { key: 'hoursOfMonth', value: result.hoursOfMonth, unit: 'hours' } as const;
  const own = input.workingHoursPerMonth;
  if (own !== undefined && own !== null) {
    return {
      ...step,
      formula: 'hoursOfMonth.employee',
      inputs: [given('workingHoursPerMonth', scaled(own, 2), 'hours', 'employee')],
    };
  }
  const set = input.period.hoursOfMonth;
  if (set !== undefined && set !== null) {
    return {
      ...step,
      formula: 'hoursOfMonth.company',
      inputs: [
        ofCompany(input.period, 'hours', { key: 'hoursSetting', value: scaled(set, 2), unit: 'hours' }),
      ],
    };
  }
  const inputs = [given('payDays', result.payDays, 'days', 'step'), ...dailyHours(input.period)];
  const { over, under } = gross.hoursOfMonth;
  const rounding = { rule: 'halfUp', to: 'hundredth', exact: exactText([[over]], [under], 1) } as const;
  return {
    ...step,
    formula: 'hoursOfMonth.default',
    inputs,
    ...(isWritten({ over, under }) ? {} : { rounding }),
  };
}

function priceStep(work: Explained): TraceStep {
  const { input, result, gross, period } = work;
  const step = { key: 'pricePerHour', value: result.pricePerHour, unit: 'price' } as const;
  if (input.pay.type === Payment.hourly) {
    const day = given('inForceOn', lastContractDay(input, period), 'date', 'calendar');
    const since = sincePart(work, gross.days.lastSince);
    return {
      ...step,
      formula: 'pricePerHour.agreed',
      inputs: [given('agreedPrice', result.pricePerHour, 'price', 'employee'), since, day],
    };
  }
  // Lines use the exact quotient; the 4 decimals are for show.
  const exact = exactText([[gross.price.over]], [gross.price.under], 100);
  return {
    ...step,
    formula: isWritten(gross.hoursOfMonth) ? 'pricePerHour.fromBase' : 'pricePerHour.fromDays',
    inputs: [given('base', result.base, 'cents', 'step'), ...hoursOfMonth(work)],
    rounding: { rule: 'halfUp', to: 'tenThousandth', exact },
  };
}

function regularStep({ input, result, gross }: Explained): TraceStep {
  const step = { key: 'regularHours', value: result.regularHours, unit: 'hours' } as const;
  const typed = input.pay.type === Payment.hourly ? input.pay.regularHours : null;
  if (typed !== undefined && typed !== null) {
    return {
      ...step,
      formula: 'regularHours.entered',
      inputs: [given('entered', result.regularHours, 'hours', 'month')],
    };
  }
  const { over, under } = gross.regular?.hours ?? { over: 0, under: 1 };
  const rounding = { rule: 'halfUp', to: 'hundredth', exact: exactText([[over]], [under], 1) } as const;
  const inputs = [given('contractDays', result.contractDays, 'days', 'step'), ...dailyHours(input.period)];
  return {
    ...step,
    formula: 'regularHours.default',
    inputs,
    ...(isWritten({ over, under }) ? {} : { rounding }),
  };
}
