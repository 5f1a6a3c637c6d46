import type { Payslip } from '@paga/contract/payroll';
import {
  detailFigures,
  type PayslipDetail,
  type PayslipFact,
  type PayslipLine,
  payslipFacts,
  payslipSections,
  payslipToDate,
} from '@paga/payroll';
import { paperFigures } from './paper-figures.ts';
import { payslipText } from './payslip-text.ts';

type Text = (typeof payslipText)['sq'];

type Labelled = { label: string; value: string };

/** What `payslip.typ` lays out: words and formatted figures, nothing to decide. */
type PayslipDocument = {
  language: string;
  title: string;
  period: string;
  pageWord: string;
  company: { name: string; lines: string[] };
  facts: { label: string; value: string }[][];
  sections: { title: string; rows: { label: string; detail: string; value: string; strong: boolean }[] }[];
  net: { label: string; value: string };
  toDate: { title: string; figures: Labelled[]; leave: Labelled | null } | null;
  signatures: string[];
};

const { money, number, percent, date } = paperFigures;

function labelOf(line: PayslipLine, text: Text): string {
  if (line.key === 'project') return `${line.project}: ${line.name}`;
  if (line.key === 'recurring') return line.name;
  if (line.key === 'band') return text.band(money(line.from), line.to === null ? null : money(line.to));
  const name = text.lines[line.key];
  return line.uplift === undefined ? name : `${name} (+${percent(line.uplift)})`;
}

function detailOf(detail: PayslipDetail, text: Text): string {
  switch (detail.kind) {
    case 'days':
      return text.days(detail.contract, detail.month);
    case 'typed':
      return text.typed;
    case 'owed':
      return text.owed(money(detail.amount));
    case 'lines':
      return detail.lines.map(({ name, amount }) => `${name} ${money(amount)}`).join(', ');
    default:
      return detailFigures(detail, paperFigures);
  }
}

const rowOf = (line: PayslipLine, text: Text) => ({
  label: labelOf(line, text),
  detail: 'detail' in line && line.detail ? detailOf(line.detail, text) : '',
  value: line.value === null ? '' : money(line.value),
  strong: 'strong' in line,
});

/** A fact that is not known is left out: paper has no dash to fill in. */
function factOf(fact: PayslipFact, text: Text): { label: string; value: string }[] {
  const label = text.facts[fact.key];
  if ('word' in fact) return [{ label, value: text.words[fact.word] }];
  const value = 'date' in fact ? date(fact.date) : fact.text;
  return value ? [{ label, value }] : [];
}

function toDateOf(slip: Payslip, text: Text): PayslipDocument['toDate'] {
  const year = payslipToDate(slip);
  if (!year) return null;
  const { leave } = year;
  return {
    title: text.toDate.title(slip.year),
    figures: year.figures.map(({ key, value }) => ({ label: text.toDate[key], value: money(value) })),
    leave: leave && {
      label: text.toDate.leave(date(leave.on)),
      value: `${number(leave.days)} ${leave.days === 1 ? text.toDate.day : text.toDate.days}`,
    },
  };
}

/** A payslip in words and formatted figures, in the asked language. */
export function payslipDocument(slip: Payslip, language: 'sq' | 'en'): PayslipDocument {
  const text = payslipText[language];
  const { company } = slip;
  const registered = company.businessNumber ? [`${text.businessNumber} ${company.businessNumber}`] : [];
  return {
    language,
    title: slip.closed ? text.title : text.provisional,
    period: `${text.months[slip.month - 1]} ${slip.year}`,
    pageWord: text.page,
    company: { name: company.name, lines: [...registered, ...(company.address ? [company.address] : [])] },
    facts: payslipFacts(slip).map((half) => half.flatMap((fact) => factOf(fact, text))),
    sections: payslipSections(slip).map(({ key, lines }) => ({
      title: text.sections[key],
      rows: lines.map((line) => rowOf(line, text)),
    })),
    net: { label: text.net, value: `${money(slip.netto)} €` },
    toDate: toDateOf(slip, text),
    signatures: [text.facts.employer, text.facts.employee],
  };
}
