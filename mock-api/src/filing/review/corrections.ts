import type {
  AuthorityDifference,
  DeclaredDifference,
  MonthCorrection,
  PaidDifference,
} from '@paga/contract/filing';
import { toEuro } from '@paga/payroll';
import { and, desc, eq, getViewSelectedFields } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { salaryPeriod, salaryVersion } from '#months/public.ts';
import { byName, type StoredVersion } from '#payroll/public.ts';
import { correctableUntil } from '../month/deadlines.ts';
import { type ClosedFigure, closedFigures } from './closed-figures.ts';

type Figures = ReadonlyMap<number, ClosedFigure>;
type Pair = {
  employeeId: number;
  name: string;
  before: ClosedFigure | undefined;
  now: ClosedFigure | undefined;
};

/** Everybody of two closings by name; who is in one of them only has nothing in the other. */
function pairs(before: Figures, now: Figures): Pair[] {
  return [...new Set([...before.keys(), ...now.keys()])]
    .map((employeeId): Pair => {
      const [was, is] = [before.get(employeeId), now.get(employeeId)];
      return { employeeId, name: (is ?? was)?.name ?? '', before: was, now: is };
    })
    .sort((one, other) => byName.compare(one.name, other.name));
}

const changed = (before: number, now: number) => ({
  ...{ before: toEuro(before), now: toEuro(now), difference: toEuro(now - before) },
});

function paidDifferences(before: Figures, now: Figures): PaidDifference[] {
  return pairs(before, now).flatMap(({ employeeId, name, before: was, now: is }) => {
    const [then, today] = [was?.netto ?? 0, is?.netto ?? 0];
    return then === today ? [] : [{ employeeId, name, ...changed(then, today) }];
  });
}

const AMOUNTS = ['gross', 'employeeContribution', 'employerContribution', 'tax'] as const;
const TEXTS = ['personalNumber', 'flags'] as const;

function declaredDifferences(before: Figures, now: Figures): DeclaredDifference[] {
  return pairs(before, now).flatMap(({ employeeId, name, before: was, now: is }) => {
    const person = { employeeId, name };
    const amounts = AMOUNTS.flatMap((figure) => {
      const [then, today] = [was?.[figure] ?? 0, is?.[figure] ?? 0];
      return then === today
        ? []
        : [{ ...person, figure, ...changed(then, today), beforeText: null, nowText: null }];
    });
    const none = { before: null, now: null, difference: null };
    const texts = TEXTS.flatMap((figure) => {
      if (!was || !is || was[figure] === is[figure]) return [];
      return [{ ...person, figure, ...none, beforeText: was[figure] || null, nowText: is[figure] || null }];
    });
    return [...amounts, ...texts];
  });
}

function authorityDifferences(before: Figures, now: Figures): AuthorityDifference[] {
  const owed = (figures: Figures, kind: 'contribution' | 'tax') =>
    [...figures.values()].reduce(
      (sum, { tax, employeeContribution, employerContribution }) =>
        sum + (kind === 'tax' ? tax : employeeContribution + employerContribution),
      0,
    );
  return (['contribution', 'tax'] as const)
    .map((kind) => ({ kind, ...changed(owed(before, kind), owed(now, kind)) }))
    .filter(({ difference }) => difference !== 0);
}

type Closed = {
  year: number;
  month: number;
  held: StoredVersion;
  paid?: StoredVersion;
  declared?: StoredVersion;
};

/** The months whose closing that holds lacks a mark that an earlier closing bears, with the newest such closing. */
async function handedOutBefore(ctx: Context, asked: { year?: number; month?: number }): Promise<Closed[]> {
  const stored = await ctx.tx
    .select({
      year: salaryPeriod.year,
      month: salaryPeriod.month,
      version: getViewSelectedFields(salaryVersion),
    })
    .from(salaryVersion)
    .innerJoin(salaryPeriod, and(scoped(ctx, salaryPeriod), eq(salaryPeriod.id, salaryVersion.periodId)))
    .where(
      and(
        scoped(ctx, salaryVersion),
        asked.year === undefined ? undefined : eq(salaryPeriod.year, asked.year),
        asked.month === undefined ? undefined : eq(salaryPeriod.month, asked.month),
      ),
    )
    .orderBy(desc(salaryPeriod.year), desc(salaryPeriod.month), desc(salaryVersion.number));
  return stored.flatMap(({ year, month, version: held }) => {
    if (held.reopenedAt !== null) return [];
    const earlier = stored.flatMap(({ version }) =>
      version.periodId === held.periodId && version.number < held.number ? [version] : [],
    );
    const paid = held.paidOn === null ? earlier.find(({ paidOn }) => paidOn !== null) : undefined;
    const declared =
      held.declaredOn === null ? earlier.find(({ declaredOn }) => declaredOn !== null) : undefined;
    return paid || declared
      ? [{ year, month, held, ...(paid && { paid }), ...(declared && { declared }) }]
      : [];
  });
}

async function correctionOf(
  ctx: Context,
  { year, month, held, paid, declared }: Closed,
): Promise<MonthCorrection> {
  const now = await closedFigures(ctx, held.id);
  const paidBefore = paid && (await closedFigures(ctx, paid.id));
  const declaredBefore =
    declared?.id === paid?.id ? paidBefore : declared && (await closedFigures(ctx, declared.id));
  const differences = paidBefore ? paidDifferences(paidBefore, now) : [];
  const until = correctableUntil({ year, month });
  return {
    ...{ year, month, closing: held.number },
    paidClosing: paid?.number ?? null,
    declaredClosing: declared?.number ?? null,
    paid: differences,
    paidTotal: paid ? toEuro(held.netto - paid.netto) : 0,
    declared: declaredBefore ? declaredDifferences(declaredBefore, now) : [],
    authorities: declaredBefore ? authorityDifferences(declaredBefore, now) : [],
    correctableUntil: until,
    canBeCorrected: ctx.today <= until,
  };
}

/** The months that differ from what was paid and declared of them, the newest first. */
export async function monthCorrections(
  ctx: Context,
  asked: { year?: number | undefined; month?: number | undefined },
): Promise<MonthCorrection[]> {
  const { year, month } = asked;
  const all: MonthCorrection[] = [];
  const filter = { ...(year !== undefined && { year }), ...(month !== undefined && { month }) };
  for (const closed of await handedOutBefore(ctx, filter)) all.push(await correctionOf(ctx, closed));
  return all.filter(({ paid, declared }) => paid.length + declared.length > 0);
}
