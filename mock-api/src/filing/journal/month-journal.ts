import { type Journal, type JournalLine, LedgerCategory } from '@paga/contract/filing';
import { toEuro } from '@paga/payroll';
import { and, eq, gt } from 'drizzle-orm';
import {
  type AccountChain,
  type Chosen,
  type EntryLine,
  linesOfSide,
  type PostedRow,
  rowFigures,
  sumOf,
} from '#bookkeeping/public.ts';
import { payKindsOf } from '#company/public.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { mapInTurns } from '#core/turns.ts';
import { salary } from '#months/public.ts';
import { byName, sectorsOf } from '#payroll/public.ts';
import { ledgerAccounts } from './ledger-accounts.ts';

/** The accounts that the company typed, as bookkeeping asks for them: of the kind of pay, else of a sector, else of all. */
async function typedAccounts(ctx: Context): Promise<AccountChain> {
  const [typed, kinds] = [await ledgerAccounts(ctx), await payKindsOf(ctx)];
  const chosen = (category: LedgerCategory, sectorId: number | null): Chosen => {
    const found =
      typed.find((one) => one.category === category && one.sectorId === sectorId) ??
      typed.find((one) => one.category === category && one.sectorId === null);
    return found
      ? { account: { value: found.account, label: found.account }, source: 'category' }
      : { account: null, source: null };
  };
  const ofKind = (kindId: number | undefined): Chosen | undefined => {
    const account = kinds.get(kindId ?? 0)?.account;
    return account ? { account: { value: account, label: account }, source: 'category' } : undefined;
  };
  return {
    expense: (category, { sectorIds }, { kindId }) =>
      ofKind(kindId) ?? chosen(category, sectorIds[0] ?? null),
    liability: (category, kindId) => ofKind(kindId) ?? chosen(category, null),
    payment: () => chosen('net', null),
  };
}

/** Every salary of the month with pay in it, as bookkeeping posts it; the sector is the first that the person works in. */
async function postedRows(ctx: Context, periodId: number) {
  const rows = await ctx.tx
    .select()
    .from(salary)
    .where(and(scoped(ctx, salary), eq(salary.periodId, periodId), gt(salary.totalBrutto, 0)));
  const { sectors, links } = await sectorsOf(ctx);
  const posted = await mapInTurns(rows, (row): PostedRow => {
    const ids = (links.get(row.employeeId) ?? []).map(({ sectorId }) => sectorId);
    const sectorIds = ids.sort((one, other) => one - other);
    return { employeeId: row.employeeId, figures: rowFigures(row, sectorIds), party: undefined };
  });
  return { posted, sectors };
}

type Place = { sectorId: number | null; sector: string | null };

function wireLine({ side, category, label, kind, account, cents }: EntryLine, place: Place): JournalLine {
  const amount = toEuro(cents);
  return {
    ...place,
    ...{ category, label, account: account?.value ?? null },
    ...(kind === undefined ? {} : { kind }),
    debit: side === 'debit' ? amount : 0,
    credit: side === 'credit' ? amount : 0,
  };
}

/** The order of the categories, of those that stand in several lines by their text. */
const inOrder = (one: EntryLine, other: EntryLine) =>
  LedgerCategory.options.indexOf(one.category) - LedgerCategory.options.indexOf(other.category) ||
  byName.compare(one.label, other.label);

/** The journal of a stored month: the entry that bookkeeping would post, its debits apart by sector. */
export async function monthJournal(ctx: Context, periodId: number): Promise<Omit<Journal, 'isClosed'>> {
  const { posted, sectors } = await postedRows(ctx, periodId);
  const accounts = await typedAccounts(ctx);
  const language = ctx.actor.language === 'sq' ? 'Alb' : 'Eng';
  const places: Place[] = [
    ...sectors.map(({ id, name }) => ({ sectorId: id, sector: name })),
    { sectorId: null, sector: null },
  ];
  const all: { line: EntryLine; place: Place }[] = [];
  for (const place of places) {
    const here = posted.filter(({ figures }) => (figures.sectorIds[0] ?? null) === place.sectorId);
    const debits = await linesOfSide('debit', here, accounts, language);
    all.push(...debits.sort(inOrder).map((line) => ({ line, place })));
  }
  const credits = await linesOfSide('credit', posted, accounts, language);
  all.push(...credits.sort(inOrder).map((line) => ({ line, place: { sectorId: null, sector: null } })));
  const entry = all.map(({ line }) => line);
  return {
    lines: all.map(({ line, place }) => wireLine(line, place)),
    debit: toEuro(sumOf(entry, 'debit')),
    credit: toEuro(sumOf(entry, 'credit')),
    missing: LedgerCategory.options.filter((category) =>
      entry.some((line) => line.category === category && line.account === null),
    ),
  };
}
