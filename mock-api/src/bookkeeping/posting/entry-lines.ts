import type { PostingLanguage, PreviewLine } from '@paga/contract/bookkeeping';
import { PAYROLL_ACCOUNTS, type PayCategory } from '../accounts/payroll-accounts.ts';
import type { PostedFigures } from '../rows/posted-figures.ts';
import type { AccountChain, Chosen } from './account-chain.ts';
import { partsOf } from './parts-of.ts';

/** A salary that is posted, and what the service calls its person. */
export type PostedRow = { employeeId: number; figures: PostedFigures; party: string | undefined };

/** A line of an entry in cents. `party`: the employee of the service whom it is about. */
export type EntryLine = Pick<PreviewLine, 'side' | 'label'> &
  Chosen & {
    category: PayCategory | 'net';
    cents: number;
    party: string | undefined;
    people: { employeeId: number; name: string; cents: number }[];
  };

const EXPENSES: readonly PayCategory[] = [
  'grossPay',
  'extraHours',
  'additions',
  'insurance',
  'employerContribution',
];
const LIABILITIES: readonly PayCategory[] = [
  'tax',
  'pension',
  'insurer',
  'stops',
  'avanse',
  'phone',
  'ticket',
];
const NET = { Alb: 'Paga neto', Eng: 'Net pay' };

const nameOf = (category: PayCategory, language: PostingLanguage) =>
  PAYROLL_ACCOUNTS[category][language === 'Alb' ? 'sq' : 'en'];

type Part = Omit<EntryLine, 'people'>;

function expenseParts({ figures }: PostedRow, chain: AccountChain, language: PostingLanguage): Part[] {
  return EXPENSES.flatMap((category) => {
    const label = nameOf(category, language);
    const side = 'debit' as const;
    if (figures.lines.length === 0)
      return [
        {
          ...{ side, category, label },
          cents: figures[category as 'grossPay'],
          party: undefined,
          ...chain.expense(category, figures),
        },
      ];
    const shares = partsOf(
      figures[category as 'grossPay'],
      figures.lines.map(({ share }) => share),
    );
    return figures.lines.map((line, at) => ({
      ...{
        ...{ side, category },
        label: `${label} – ${line.project}: ${line.name}`,
        cents: shares[at] ?? 0,
        party: undefined,
      },
      ...chain.expense(category, figures, line.id),
    }));
  });
}

function partsOfRow(row: PostedRow, chain: AccountChain, language: PostingLanguage): Part[] {
  const side = 'credit' as const;
  const owed = LIABILITIES.map((category) => ({
    ...{ side, category },
    label: nameOf(category, language),
    cents: row.figures[category as 'tax'],
    party: undefined,
    ...chain.liability(category),
  }));
  const net = {
    ...{ side, category: 'net' as const },
    label: row.party === undefined ? NET[language] : `${NET[language]} – ${row.figures.name}`,
    cents: row.figures.netto,
    party: row.party,
    ...chain.payment(),
  };
  return [...expenseParts(row, chain, language), ...owed, net];
}

/** The lines of an entry: what has the same side, text and account is one line, with its people. Lines of nothing are left out. */
export function entryLines(
  rows: readonly PostedRow[],
  chain: AccountChain,
  language: PostingLanguage,
): EntryLine[] {
  const lines = new Map<string, EntryLine>();
  for (const row of rows)
    for (const part of partsOfRow(row, chain, language)) {
      if (part.cents === 0) continue;
      const key = JSON.stringify([part.side, part.label, part.account?.value, part.party]);
      const line = lines.get(key) ?? { ...part, cents: 0, people: [] };
      line.cents += part.cents;
      line.people.push({ employeeId: row.employeeId, name: row.figures.name, cents: part.cents });
      lines.set(key, line);
    }
  const inOrder = (line: EntryLine) => (line.side === 'debit' ? 0 : 1);
  return [...lines.values()].sort((one, other) => inOrder(one) - inOrder(other));
}

export const sumOf = (lines: readonly EntryLine[], side: EntryLine['side']): number =>
  lines.filter((line) => line.side === side).reduce((sum, { cents }) => sum + cents, 0);
