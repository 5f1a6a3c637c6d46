import type { Payslip } from '@paga/contract/payroll';
import { EmployerTier } from '@paga/contract/shapes';
import { companyCostOf, toCents, toEuro } from '@paga/payroll';
import { payslipText } from './payslip-text.ts';

type Line = { label: string; detail?: string; value: string; strong?: boolean };
type Section = { title: string; rows: Line[] };
type Text = (typeof payslipText)['sq'];

/** What `payslip.typ` lays out: words and formatted figures, nothing to decide. */
type PayslipDocument = {
  language: string;
  title: string;
  period: string;
  pageWord: string;
  company: { name: string; lines: string[] };
  facts: { label: string; value: string }[][];
  sections: Section[];
  net: { label: string; value: string };
  signatures: string[];
};

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const price = new Intl.NumberFormat('en-US', { minimumFractionDigits: 4, maximumFractionDigits: 4 });
const percent = (fraction: number) => `${Number((fraction * 100).toFixed(4))} %`;
const civil = (date: string) => date.split('-').reverse().join('.');
const paid = (rows: (Line & { amount: number })[]): Line[] => rows.filter((row) => row.amount !== 0).map(({ amount: _, ...row }) => row);

const hourKinds = ['night', 'weekend', 'afterWork', 'holidays', 'guard'] as const;

function hourLines({ overtimeTable: table, upliftPercentages }: Payslip, text: Text): Line[] {
  return paid(
    hourKinds.map((kind) => ({
      label: text.uplifted(text[kind], percent(upliftPercentages[kind])),
      detail: text.hours(String(table[`${kind}Hours`]), price.format(table[`${kind}Price`])),
      value: money.format(table[`${kind}Total`]),
      amount: table[`${kind}Total`],
    })),
  );
}

/** What the gross of the month came about from: a base and days, or hours and their price. */
function baseLines(slip: Payslip, text: Text): Line[] {
  const { regularHours, regularPay, initialBrutto } = slip;
  const gross = { label: text.grossPay, value: money.format(initialBrutto) };
  if (regularHours === null || regularPay === null) {
    const detail = slip.grossTyped ? text.typed : text.days(slip.contractDays, slip.payDays);
    return [
      { label: text.baseSalary, value: money.format(slip.baseSalary) },
      { ...gross, detail },
    ];
  }
  const leaveOff = toEuro(toCents(initialBrutto) - toCents(regularPay));
  const detail = text.hours(String(regularHours), price.format(slip.pricePerHour));
  return [
    { label: text.regularPay, detail, value: money.format(regularPay) },
    ...paid([{ label: text.leaveOff, value: money.format(leaveOff), amount: leaveOff }]),
    gross,
  ];
}

function grossSection(slip: Payslip, text: Text): Section {
  return {
    title: text.grossSection,
    rows: [
      ...baseLines(slip, text),
      ...hourLines(slip, text),
      ...paid([
        { label: text.additions, value: money.format(slip.extras), amount: slip.extras },
        { label: text.insurancePlus, value: money.format(slip.insurancePlus), amount: slip.insurancePlus },
      ]),
      { label: text.totalBrutto, value: money.format(slip.totalBrutto), strong: true },
    ],
  };
}

function taxSection(slip: Payslip, text: Text): Section {
  const bands = slip.taxValues.map((band) => ({
    label: text.band(money.format(band.from), band.to === null ? null : money.format(band.to)),
    detail: `${money.format(band.amount)} × ${band.percentage} %`,
    // Tax is rounded once, on the sum: a rounded line per band could disagree with it.
    value: '',
    amount: band.amount,
  }));
  return {
    title: text.taxSection,
    rows: [
      { label: text.contributionEmployee, detail: percent(slip.taxes.personalContribute), value: money.format(slip.pensionalContribution) },
      { label: text.taxable, value: money.format(slip.taxableSalary) },
      ...paid(bands),
      { label: text.tax, value: money.format(slip.tax), strong: true },
    ],
  };
}

function deductionSection(slip: Payslip, text: Text): Section[] {
  const { stops, avanse, phone, ticket } = slip.stopTable;
  const rows = paid([
    { label: text.prime, value: money.format(slip.prime), amount: slip.prime },
    { label: text.familyExpenses, value: money.format(slip.familyExpenses), amount: slip.familyExpenses },
    { label: text.stops, value: money.format(stops), amount: stops },
    { label: text.avanse, value: money.format(avanse), amount: avanse },
    { label: text.phone, value: money.format(phone), amount: phone },
    { label: text.ticket, value: money.format(ticket), amount: ticket },
  ]);
  return rows.length > 0 ? [{ title: text.deductionSection, rows }] : [];
}

function employerSection(slip: Payslip, text: Text): Section {
  return {
    title: text.employerSection,
    rows: [
      { label: text.contributionEmployer, detail: percent(slip.taxes.employerContribute), value: money.format(slip.employerContribution) },
      { label: text.companyCost, value: money.format(companyCostOf(slip)), strong: true },
    ],
  };
}

function facts(slip: Payslip, text: Text): PayslipDocument['facts'] {
  const fact = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  const { employee } = slip;
  return [
    [
      ...fact(text.employee, employee.fullName),
      ...fact(text.personalNumber, employee.personalNumber),
      ...fact(text.occupation, employee.occupation),
      ...fact(text.account, employee.bankAccountNumber),
    ],
    [
      ...fact(text.employer, employee.employer === EmployerTier.primary ? text.primary : text.secondary),
      ...fact(text.paymentType, text.paymentTypes[slip.salaryPaymentType] ?? null),
      ...fact(text.paymentDate, civil(slip.paymentDate)),
      ...fact(text.insurance, employee.hasHealthInsurance ? text.yes : text.no),
    ],
  ];
}

/** A payslip in words and formatted figures, in the asked language. */
export function payslipDocument(slip: Payslip, language: 'sq' | 'en'): PayslipDocument {
  const text = payslipText[language];
  const { company } = slip;
  const number = company.businessNumber ? [`${text.businessNumber} ${company.businessNumber}`] : [];
  const projects = slip.projects.flatMap((project) =>
    project.budgetLines.map((line) => ({ label: `${project.name}: ${line.name}`, value: money.format(line.budget) })),
  );
  return {
    language,
    title: text.title,
    period: `${text.months[slip.month - 1]} ${slip.year}`,
    pageWord: text.page,
    company: { name: company.name, lines: number },
    facts: facts(slip, text),
    sections: [
      grossSection(slip, text),
      ...(projects.length > 0 ? [{ title: text.projects, rows: projects }] : []),
      taxSection(slip, text),
      ...deductionSection(slip, text),
      employerSection(slip, text),
    ],
    net: { label: text.net, value: `${money.format(slip.netto)} €` },
    signatures: [text.employer, text.employee],
  };
}
