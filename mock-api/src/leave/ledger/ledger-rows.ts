import { LEDGER_ORDER, type LedgerLine } from '@paga/payroll';

/** Lines of the ledger that people read as one: the days of a leave in a stretch, with the balance after them. */
type LedgerRow = Omit<LedgerLine, 'year'> & { to: string; balance: number };

// What is carried over expires on 30 June: a leave over that day is two rows, with the expiry between them.
const keyOf = ({ kind, cause, source, date, year }: LedgerLine): string =>
  source === null ? `${kind}/${cause}/${date}` : `${kind}/${source}/${date <= `${year}-06-30`}`;

/** Brings the lines of one year together into rows, in their order, each with the sum up to it. */
export function ledgerRows(lines: readonly LedgerLine[]): LedgerRow[] {
  const rows = new Map<string, LedgerRow>();
  for (const line of lines) {
    const { year: _, ...first } = line;
    const row = rows.get(keyOf(line)) ?? { ...first, days: 0, to: line.date, balance: 0 };
    rows.set(keyOf(line), { ...row, days: row.days + line.days, to: line.date });
  }
  const order = (row: LedgerRow) => `${row.date}/${LEDGER_ORDER.indexOf(row.kind)}`;
  const sorted = [...rows.values()].sort((a, b) => order(a).localeCompare(order(b)));
  let balance = 0;
  return sorted.map((row) => {
    balance += row.days;
    return { ...row, balance };
  });
}
