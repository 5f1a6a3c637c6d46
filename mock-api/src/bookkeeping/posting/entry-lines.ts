import type { PostingLanguage, PreviewLine } from '@paga/contract/bookkeeping';
import { mapInTurns } from '#core/turns.ts';
import { PAYROLL_ACCOUNTS, type PayCategory } from '../accounts/payroll-accounts.ts';
import type { KindCategory, PostedFigures } from '../posted-figures.ts';
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
    /** The name of the kind of pay that it is. */
    kind?: string;
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
/** A part of a salary under the name that the books have for it; `kindId`: a kind of pay. */
type Named = { label: string; cents: number; kindId: number | undefined };

/** What a category consists of: each kind of pay by its name, and the rest under that of the category. */
function namedParts(
  { kinds = [], ...figures }: PostedFigures,
  category: PayCategory,
  label: string,
): Named[] {
  const mine = kinds.filter((kind) => kind.category === category);
  const whole = figures[category as KindCategory];
  const rest = mine.reduce((left, { cents }) => left - cents, whole);
  return [
    ...mine.map(({ name, cents, kindId }) => ({ label: name, cents, kindId })),
    { label, cents: rest, kindId: undefined },
  ];
}

const kindOf = (kindId: number | undefined, name: string) => (kindId === undefined ? {} : { kind: name });

function expenseParts({ figures }: PostedRow, chain: AccountChain, language: PostingLanguage): Part[] {
  const side = 'debit' as const;
  return EXPENSES.flatMap((category) =>
    namedParts(figures, category, nameOf(category, language)).flatMap(({ label, cents, kindId }): Part[] => {
      const common = { side, category, party: undefined, ...kindOf(kindId, label) };
      if (figures.lines.length === 0)
        return [{ ...common, label, cents, ...chain.expense(category, figures, { kindId }) }];
      const shares = partsOf(
        cents,
        figures.lines.map(({ share }) => share),
      );
      return figures.lines.map((line, at) => ({
        ...{ ...common, label: `${label} – ${line.project}: ${line.name}`, cents: shares[at] ?? 0 },
        ...chain.expense(category, figures, { lineId: line.id, kindId }),
      }));
    }),
  );
}

function owedParts(row: PostedRow, chain: AccountChain, language: PostingLanguage): Part[] {
  const side = 'credit' as const;
  const owed = LIABILITIES.flatMap((category) =>
    namedParts(row.figures, category, nameOf(category, language)).map(({ label, cents, kindId }) => ({
      ...{ side, category, label, cents, party: undefined, ...kindOf(kindId, label) },
      ...chain.liability(category, kindId),
    })),
  );
  const net = {
    ...{ side, category: 'net' as const },
    label: row.party === undefined ? NET[language] : `${NET[language]} – ${row.figures.name}`,
    cents: row.figures.netto,
    party: row.party,
    ...chain.payment(),
  };
  return [...owed, net];
}

const PARTS = { debit: expenseParts, credit: owedParts };

/** The lines of one side of an entry: what has the same text and account is one line, with its people. Lines of nothing are left out. */
export async function linesOfSide(
  side: EntryLine['side'],
  rows: readonly PostedRow[],
  chain: AccountChain,
  language: PostingLanguage,
): Promise<EntryLine[]> {
  const lines = new Map<string, EntryLine>();
  await mapInTurns(rows, (row) => {
    for (const part of PARTS[side](row, chain, language)) {
      if (part.cents === 0) continue;
      const key = JSON.stringify([part.label, part.account?.value, part.party, part.kind]);
      const line = lines.get(key) ?? { ...part, cents: 0, people: [] };
      line.cents += part.cents;
      line.people.push({ employeeId: row.employeeId, name: row.figures.name, cents: part.cents });
      lines.set(key, line);
    }
  });
  return [...lines.values()];
}

/** The lines of an entry, its debits first. */
export async function entryLines(
  rows: readonly PostedRow[],
  chain: AccountChain,
  language: PostingLanguage,
): Promise<EntryLine[]> {
  const debits = await linesOfSide('debit', rows, chain, language);
  return [...debits, ...(await linesOfSide('credit', rows, chain, language))];
}

export const sumOf = (lines: readonly EntryLine[], side: EntryLine['side']): number =>
  lines.filter((line) => line.side === side).reduce((sum, { cents }) => sum + cents, 0);
