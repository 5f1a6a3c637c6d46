import type { SalaryTrace, TraceInput, TracePart, TraceStep } from '@paga/contract/payroll/trace';
import type { Language } from '@paga/contract/shapes';
import { productText } from '#trace/exact-text.ts';
import { en } from './words-en.ts';
import { type ExplainedWords, sq } from './words-sq.ts';

export { printedSteps } from './printed-steps.ts';

/** How figures and civil dates are written: `1,234.56`, `7.5%`, `176`, `31.10.2026`. */
type FigureFormat = {
  money: (euro: number) => string;
  percent: (percentage: number) => string;
  number: (value: number) => string;
  date: (civil: string) => string;
};

/** An input of an explained number; `isStep`: it is explained itself, by the step of this key. */
export type ExplainedInput = { key: string; name: string; value: string; source: string; isStep: boolean };

/** One number, explained in words: what it is, its formula, what went in and where from, its addends, what rounding did, the table and its law. */
export type ExplainedStep = {
  key: string;
  name: string;
  value: string;
  formula: string;
  inputs: ExplainedInput[];
  parts: string[];
  /** Null when the value was exact. */
  rounding: string | null;
  table: { name: string; inForce: string; law: string } | null;
  /** The law where there is no table. */
  law: string | null;
};

/** Explanations in one language. */
export type Explainer = {
  /** What a number is called. Example: `name('tax')` is "Wage tax". */
  name: (key: string) => string;
  step: (step: TraceStep) => ExplainedStep;
  /** Over a whole explanation on paper. */
  title: (person: string, month: string) => string;
  /** Which rules computed it. */
  engine: (trace: Pick<SalaryTrace, 'engineVersion'>) => string;
  /** The same as a line of its own on paper, under the word for proof. */
  proof: (trace: Pick<SalaryTrace, 'engineVersion'>) => string;
};

const SPACE = '\u00a0';
const euro = (amount: string) => `${amount}${SPACE}€`;

/**
 * The words of an explanation of the wire, the same for the screens and for the PDF, which each write figures in their own way.
 *
 * Example: `explainer('en', format).step(tax).formula` is "The taxable pay is cut along the bands; the tax is their sum."
 */
export function explainer(language: Language, format: FigureFormat): Explainer {
  const words = { sq, en }[language];
  const values: Record<string, string> = words.values;
  const formulas: Record<string, string> = words.formulas;
  const valueText = (input: Pick<TraceInput, 'value' | 'unit'>) => textOf(input, words, format);
  const name = (key: string) => values[key] ?? key;
  const inputOf = (input: TraceInput): ExplainedInput => {
    return {
      key: input.key,
      name: name(input.key),
      value: valueText(input),
      source: input.since
        ? words.ofSetting(words.sources[input.source], format.date(input.since))
        : words.sources[input.source],
      isStep: input.source === 'step',
    };
  };
  const tableOf = ({ kind, validFrom, usedOn, law }: NonNullable<TraceStep['table']>) => {
    return {
      name: words.tables[kind],
      inForce: words.inForce(format.date(validFrom), format.date(usedOn)),
      law: law[language],
    };
  };
  return {
    name,
    step: (step) => ({
      key: step.key,
      name: name(step.key),
      value: valueText(step),
      formula: formulas[step.formula] ?? step.formula,
      inputs: step.inputs.map(inputOf),
      parts: (step.parts ?? []).map((part) => partText(part, words, valueText, format)),
      rounding: roundingText(step, words, valueText),
      table: step.table ? tableOf(step.table) : null,
      law: step.law?.[language] ?? null,
    }),
    title: words.title,
    engine: ({ engineVersion }) => words.engine(engineVersion),
    proof: ({ engineVersion }) => `${words.proof}: ${words.engine(engineVersion)}`,
  };
}

function textOf(
  { value, unit }: Pick<TraceInput, 'value' | 'unit'>,
  words: ExplainedWords,
  format: FigureFormat,
): string {
  if (value === null) return words.open;
  if (unit === 'date') return format.date(String(value));
  if (unit === 'text') return String(value);
  const number = Number(value);
  switch (unit) {
    case 'euro':
      return euro(format.money(number));
    case 'percent':
      return format.percent(number);
    case 'price':
      return words.price(number.toFixed(4));
    case 'days':
      return words.days(number);
    case 'hours':
      return words.hours(format.number(number));
    case 'leave':
      return words.leaves[number] ?? words.leaves[0];
    default:
      return format.number(number);
  }
}

/** One addend. The last band has no end, and a base that changed in the month says since when it holds. */
function partText(
  { key, inputs }: TracePart,
  words: ExplainedWords,
  valueText: (input: TraceInput) => string,
  format: FigureFormat,
): string {
  const find = (name: string) => inputs.find((input) => input.key === name);
  const text = (name: string) => {
    const input = find(name);
    return input ? valueText(input) : '';
  };
  const line = [text('project'), text('budgetLineName') || text('budgetLine')].filter(Boolean).join(', ');
  const facts = {
    amount: text('amount'),
    from: text('from'),
    to: text('to'),
    percentage: text('percentage'),
    line,
    share: text('share'),
  };
  const all = {
    ...facts,
    days: text('days'),
    base: text('base'),
    since: text('validFrom'),
    leave: text('leave'),
    price: text('pricePerHour'),
    // Explanations that were written down earlier have no product.
    product: text('product') && ` = ${euro(productText(text('product'), format.money))}`,
    wanted: text('wanted') === text('taken') ? '' : text('wanted'),
    owed: text('owed'),
  };
  const { parts } = words;
  if (key === 'line') return parts.line(all);
  if (key === 'recurring')
    return parts.recurring({ ...all, line: text('lineName'), amount: text('taken'), base: text('shareOf') });
  if (key === 'pricedDays') return parts.pricedDays(all);
  if (key === 'band') return find('to')?.value === null ? parts.bandAbove(all) : parts.band(all);
  return (find('validFrom') ? parts[`${key}Since`] : parts[key])(all).trim();
}

/** What rounding did; what was exact already needs no word about it. */
function roundingText(
  step: TraceStep,
  words: ExplainedWords,
  valueText: (step: TraceStep) => string,
): string | null {
  const { rounding, value, unit } = step;
  if (!rounding || Number(rounding.exact) === value) return null;
  return words.rounding[rounding.to](
    unit === 'euro' ? euro(rounding.exact) : rounding.exact,
    valueText(step),
  );
}
