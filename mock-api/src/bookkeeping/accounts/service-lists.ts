import type { ServiceAccountKind, ServiceOption } from '@paga/contract/bookkeeping';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { callService } from '../connection/call-service.ts';
import type { ServiceContext } from '../connection/service-context.ts';
import { Account, Item, rowsOf } from '../connection/service-shapes.ts';
import { findConnection } from '../connection/stored-connection.ts';
import { bookkeepingAccount } from '../table.ts';

type Stored = typeof bookkeepingAccount.$inferSelect;
const PAGE = 1000;

/** Every row of an entity, active or not, page by page. */
export async function everyRow<Row extends z.ZodType>(
  ctx: ServiceContext,
  entity: string,
  shape: Row,
): Promise<z.output<Row>[]> {
  const rows: z.output<Row>[] = [];
  for (let start = 1; ; start += PAGE) {
    const query = `select * from ${entity} where Active in (true, false) startposition ${start} maxresults ${PAGE}`;
    const page = rowsOf(entity, shape).parse(await callService(ctx, { path: 'query', query: { query } }));
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

/** Reads accounts and products of the service anew; what is gone there is no longer active here. */
export async function refreshLists(ctx: ServiceContext): Promise<void> {
  const accounts = await everyRow(ctx, 'Account', Account);
  const items = await everyRow(ctx, 'Item', Item);
  const tenantId = ctx.companyId;
  const rows = [
    ...accounts.map(({ Id, Name, AcctNum, AccountType, Active }) => ({
      kind: 'account' as const,
      serviceId: Id,
      name: Name,
      number: AcctNum ?? null,
      accountType: AccountType,
      expenseAccount: null,
      active: Active,
    })),
    ...items.map(({ Id, Name, Active, ExpenseAccountRef }) => ({
      kind: 'item' as const,
      serviceId: Id,
      name: Name,
      number: null,
      accountType: null,
      expenseAccount: ExpenseAccountRef?.value ?? null,
      active: Active,
    })),
  ];
  await ctx.inCompany(async (tx) => {
    // Two readings at once take turns here: each would wait for rows of the other.
    await findConnection({ tx, companyId: tenantId }, { lock: true });
    await tx.update(bookkeepingAccount).set({ active: false }).where(scoped(ctx, bookkeepingAccount));
    const { kind, serviceId, name, number, accountType, expenseAccount, active } = bookkeepingAccount;
    const fresh = (column: { name: string }) => sql.raw(`excluded."${column.name}"`);
    if (rows.length === 0) return;
    await tx
      .insert(bookkeepingAccount)
      .values(rows.map((row) => ({ tenantId, ...row })))
      .onConflictDoUpdate({
        target: [bookkeepingAccount.tenantId, kind, serviceId],
        set: {
          name: fresh(name),
          number: fresh(number),
          accountType: fresh(accountType),
          expenseAccount: fresh(expenseAccount),
          active: fresh(active),
        },
      });
  });
}

/** The number before the name, as accountants read it. */
export const labelOf = ({ number, name }: Pick<Stored, 'number' | 'name'>): string =>
  number ? `${number} ${name}` : name;

/** The accounts or products of the last reading, those in use only. */
export async function serviceRows(ctx: InCompany, kind: Stored['kind']): Promise<Stored[]> {
  const { number, name } = bookkeepingAccount;
  const active = and(
    scoped(ctx, bookkeepingAccount),
    eq(bookkeepingAccount.kind, kind),
    eq(bookkeepingAccount.active, true),
  );
  return ctx.tx.select().from(bookkeepingAccount).where(active).orderBy(asc(number), asc(name));
}

/** The types of the service that are no asset. */
const KIND_OF: Record<string, ServiceAccountKind> = {
  'Accounts Payable': 'liability',
  'Credit Card': 'liability',
  'Other Current Liability': 'liability',
  'Long Term Liability': 'liability',
  Equity: 'equity',
  Income: 'income',
  'Other Income': 'income',
  Expense: 'expense',
  'Other Expense': 'expense',
  'Cost of Goods Sold': 'expense',
};

export const kindOf = (accountType: string | null): ServiceAccountKind | null =>
  accountType === null ? null : (KIND_OF[accountType] ?? 'asset');

export const optionsOf = (rows: readonly Stored[]): ServiceOption[] =>
  rows.map((row) => ({
    value: row.serviceId,
    label: labelOf(row),
    title: labelOf(row),
    kind: kindOf(row.accountType),
  }));
