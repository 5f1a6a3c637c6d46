import { byAmount, CERTIFICATE_AMOUNTS, type CertificateAmount } from '@paga/contract/reports/amounts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { ownRowsOf } from '#core/db/own-rows.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { salaryBasis, salaryPeriod, salaryVersion, salaryVersionRow } from '#months/public.ts';
import type { KeptRow } from '#payroll/public.ts';
import { ownSetting } from '../table.ts';

/** Who asks, and on what day. */
export type Whose = Pick<OwnEmployeeContext, 'tx' | 'own' | 'today'>;

/** What of a closing is theirs to see: nothing of its sums over everybody. */
const head = {
  id: salaryVersionRow.id,
  number: salaryVersion.number,
  closedAt: salaryVersion.closedAt,
  reopenedAt: salaryVersion.reopenedAt,
  paymentDate: salaryVersion.paymentDate,
  year: salaryPeriod.year,
  month: salaryPeriod.month,
  monthClosedAt: salaryPeriod.closedAt,
};
const figure = (name: keyof KeptRow['content']['figures']) =>
  sql`(${salaryVersionRow.content} -> 'figures' ->> ${sql.raw(`'${name}'`)})::bigint`.mapWith(Number);
const newestFirst = [desc(salaryPeriod.year), desc(salaryPeriod.month), desc(salaryVersion.number)];

const closing = ({ own }: Whose) =>
  and(eq(salaryVersion.tenantId, own.companyId), eq(salaryVersion.id, salaryVersionRow.versionId));
const month = ({ own }: Whose) =>
  and(eq(salaryPeriod.tenantId, own.companyId), eq(salaryPeriod.id, salaryVersion.periodId));
const basis = ({ own }: Whose) =>
  and(
    eq(salaryBasis.tenantId, own.companyId),
    eq(salaryBasis.id, sql`(${salaryVersionRow.content} ->> 'basisId')::bigint`),
  );

/** A row of somebody, as the office counts heads: a contract covers a day of the month, or something is paid or owed. */
const isHead = sql`(${figure('totalBrutto')} <> 0 or ${figure('netto')} <> 0 or (
  (${salaryVersionRow.content} -> 'inputs' -> 'contract' ->> 'started')::date < make_date(${salaryPeriod.year}, ${salaryPeriod.month}, 1) + interval '1 month'
  and coalesce((${salaryVersionRow.content} -> 'inputs' -> 'contract' ->> 'ended')::date, 'infinity') >= make_date(${salaryPeriod.year}, ${salaryPeriod.month}, 1)))`;

/** Their closings: of who has left up to the month of the last day, and before the payment date only where the company shows payslips from the closing on. */
function theirs(ctx: Whose): SQL | undefined {
  const { own, today } = ctx;
  const waits = sql`exists (select 1 from ${ownSetting} where ${eq(ownSetting.tenantId, own.companyId)} and ${ownSetting.fromPaymentDate})`;
  const first = sql`make_date(${salaryPeriod.year}, ${salaryPeriod.month}, 1)`;
  return and(
    ownRowsOf(ctx, salaryVersionRow),
    isHead,
    sql`(${salaryVersion.paymentDate} <= ${today}::date or not ${waits})`,
    own.leftOn === null ? undefined : sql`${first} <= ${own.leftOn}::date`,
  );
}

/** The month was closed anew since, with them or without. */
const isReplaced = sql`(${salaryVersion.reopenedAt} is not null and ${salaryPeriod.closedAt} is not null)`;

/** Whether a closing holds, waits for the next one of its month, or was followed by one. */
export function standingOf({
  reopenedAt,
  monthClosedAt,
}: {
  reopenedAt: Date | null;
  monthClosedAt: Date | null;
}): 'holds' | 'correcting' | 'replaced' {
  if (reopenedAt === null) return 'holds';
  return monthClosedAt === null ? 'correcting' : 'replaced';
}

/** The figures of a certificate under the names of a row. */
const FIGURES = {
  bruto: 'totalBrutto',
  totalPersonalContribute: 'contributionEmployee',
  totalEmployerContribute: 'contributionEmployer',
  totalTaxes: 'tax',
  totalExtras: 'additions',
  totalInsurance: 'prime',
  totalDeductions: 'deductions',
  totalNetto: 'netto',
} as const satisfies Record<CertificateAmount, keyof KeptRow['content']['figures']>;

/** Every closing they are in, with the figures of a certificate in cents, the newest first. */
export function ownClosings(ctx: Whose) {
  return ctx.tx
    .select({
      ...head,
      ...byAmount(CERTIFICATE_AMOUNTS, (amount) => figure(FIGURES[amount])),
    })
    .from(salaryVersionRow)
    .innerJoin(salaryVersion, closing(ctx))
    .innerJoin(salaryPeriod, month(ctx))
    .where(theirs(ctx))
    .orderBy(...newestFirst);
}

/** The newest closing of each month, those replaced left out: what sums are made of. */
export function newestOfMonths<Closing extends Parameters<typeof standingOf>[0] & CalendarMonth>(
  closings: readonly Closing[],
): Closing[] {
  const isNewest = (one: Closing, at: number) =>
    closings.findIndex(({ year, month }) => year === one.year && month === one.month) === at;
  return closings.filter((one, at) => isNewest(one, at) && standingOf(one) !== 'replaced');
}

const content = {
  head,
  hash: salaryVersion.hash,
  row: {
    employeeId: salaryVersionRow.employeeId,
    bankAccountNumber: salaryVersionRow.bankAccountNumber,
    content: salaryVersionRow.content,
  },
  basis: salaryBasis.content,
};

/** A closing of theirs with all that it kept of them. */
export type OwnClosing = Pick<
  typeof salaryVersion.$inferSelect,
  'number' | 'closedAt' | 'reopenedAt' | 'hash'
> & {
  kept: KeptRow;
  monthClosedAt: Date | null;
};

type Whole = Pick<OwnClosing, 'hash'> & {
  head: Pick<OwnClosing, 'number' | 'closedAt' | 'reopenedAt' | 'monthClosedAt'> &
    Omit<KeptRow['month'], 'closedAt'> & { id: number };
  row: Pick<KeptRow, 'employeeId' | 'bankAccountNumber' | 'content'>;
  basis: KeptRow['basis'];
};

function asClosing({ head: one, hash, row, basis: stood }: Whole): OwnClosing {
  const { id, year, month: number, paymentDate, closedAt, ...rest } = one;
  return {
    ...{
      hash,
      closedAt,
      number: rest.number,
      reopenedAt: rest.reopenedAt,
      monthClosedAt: rest.monthClosedAt,
    },
    kept: { ...row, id, basis: stood, month: { year, month: number, paymentDate, closedAt } },
  };
}

/** One closing, by the id of their row in it. */
export async function ownClosing(ctx: Whose, id: number): Promise<OwnClosing | undefined> {
  const [one] = await ctx.tx
    .select(content)
    .from(salaryVersionRow)
    .innerJoin(salaryVersion, closing(ctx))
    .innerJoin(salaryPeriod, month(ctx))
    .innerJoin(salaryBasis, basis(ctx))
    .where(and(theirs(ctx), eq(salaryVersionRow.id, id)));
  return one && asClosing(one);
}

/** The newest closings of their two newest months, those replaced left out. */
export async function lastTwo(ctx: Whose): Promise<OwnClosing[]> {
  const rows = await ctx.tx
    .selectDistinctOn([salaryPeriod.year, salaryPeriod.month], content)
    .from(salaryVersionRow)
    .innerJoin(salaryVersion, closing(ctx))
    .innerJoin(salaryPeriod, month(ctx))
    .innerJoin(salaryBasis, basis(ctx))
    .where(and(theirs(ctx), sql`not ${isReplaced}`))
    .orderBy(...newestFirst)
    .limit(2);
  return rows.map(asClosing);
}
