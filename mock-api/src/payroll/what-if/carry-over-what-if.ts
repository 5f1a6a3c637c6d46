import { carryOverWhatIf as call, type WhatIfCarryOver } from '@paga/contract/payroll';
import { isRate, type Sandbox, sandboxOf } from '@paga/payroll';
import { and, asc, eq } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { mapInTurns } from '#core/turns.ts';
import { prolongSalaryGrant, requireSalaryGrant } from '#identity/public.ts';
import { figuresOf, figuresOfResult, salary, storeSalaries } from '#months/public.ts';
import { employee, ofCompany, oneOf } from '#people/public.ts';
import { generateMonth } from '../month/generate-salaries.ts';
import { computeRow, editedRow } from '../rows/compute.ts';
import { ofPeriod, totalsOfPeriod } from '../rows/month-rows.ts';
import { outdatedBy } from '../rows/outdated-by.ts';
import { carryTerms, changesTerms } from './carried-terms.ts';
import { rowsInSandbox, type SandboxRow, triedResult } from './month-in-sandbox.ts';
import { whatIf } from './table.ts';
import { findWhatIf, lockedWhatIf, requireChangeable, type WholeWhatIf, wireWhatIf } from './what-if-rows.ts';

type Carry = WholeWhatIf & {
  sandbox: Sandbox;
  rows: SandboxRow[];
  terms: SandboxRow[];
  inputs: SandboxRow[];
};

// Rates stay where they are: what is carried over is what the sandbox says without them.
const withoutRates = ({ row, period }: WholeWhatIf) =>
  sandboxOf(
    period,
    row.changes.filter((change) => !isRate(change)),
  );

/** Employees before the month: saving an employee locks in the same order. */
async function lockEmployees(ctx: Context, ids: readonly number[]): Promise<void> {
  await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(ofCompany(ctx), oneOf(ids)))
    .orderBy(asc(employee.id))
    .for('no key update');
}

/** Refuses when the rows are not those that the person saw, and names whose they are. */
function refuseOthers(rows: readonly SandboxRow[], seen: WhatIfCarryOver['rows']): void {
  const versions = new Map(seen.map(({ salaryId, version }) => [salaryId, version]));
  const other = rows.filter(({ row }) => versions.get(row.id) !== row.version);
  if (other.length === 0 && seen.length === rows.length) return;
  throw conflict(other, 'editedSince');
}

function conflict(rows: readonly SandboxRow[], code: string): DomainError {
  return new DomainError('CONFLICT', {
    fields: rows.map(({ row }) => ({ path: `rows.${row.id}`, code, message: row.name })),
  });
}

async function planned(ctx: Context, id: number, { version, rows: seen }: WhatIfCarryOver): Promise<Carry> {
  const before = await findWhatIf(ctx, id);
  const meant = await rowsInSandbox(ctx, before.period.id, withoutRates(before));
  await lockEmployees(
    ctx,
    meant.map(({ real }) => real.employeeId),
  );
  const whole = await lockedWhatIf(ctx, id, version);
  requireChangeable(whole);
  if (await outdatedBy(ctx, whole.period)) throw new DomainError('MONTH_OUTDATED');
  const sandbox = withoutRates(whole);
  const rows = await rowsInSandbox(ctx, whole.period.id, sandbox);
  refuseOthers(rows, seen);
  const typed = rows.filter(({ real, tried }) => tried.edits !== real.edits);
  return { ...whole, sandbox, rows, terms: rows.filter(changesTerms), inputs: typed };
}

async function carryInputs(ctx: Context, { period, inputs }: Carry): Promise<void> {
  for (const basisId of new Set(inputs.map(({ row }) => row.basisId))) {
    const rows = inputs.filter(({ row }) => row.basisId === basisId);
    const computed = await mapInTurns(rows, ({ row, basis, tried }) =>
      computeRow(editedRow(row, found(tried.edits)), basis),
    );
    await storeSalaries(ctx, { periodId: period.id, basisId }, computed);
  }
}

/** The month comes out to the cent as the sandbox said, or nothing is carried over. */
async function requireSameCents(ctx: Context, { period, sandbox, rows }: Carry): Promise<void> {
  const stored = new Map(
    (await ctx.tx.select().from(salary).where(ofPeriod(ctx, period.id))).map((row) => [row.id, row]),
  );
  const same = (row: SandboxRow) =>
    JSON.stringify(figuresOf(found(stored.get(row.row.id)))) ===
    JSON.stringify(figuresOfResult(triedResult(sandbox, row)));
  const areSame = await mapInTurns(rows, same);
  const other = rows.filter((_, at) => !areSame[at]);
  if (other.length > 0) throw conflict(other, 'otherCents');
}

export const carryOverWhatIf = write({
  call,
  gate: (ctx) => requireSalaryGrant(ctx),
  saved: (ctx) => prolongSalaryGrant(ctx),
  load: async (ctx, { params, body }) => {
    const carry = await planned(ctx, params.id, body);
    return { carry, before: (await totalsOfPeriod(ctx, carry.period.id)).totals };
  },
  run: async (ctx, _, { carry }) => {
    const { row, period, terms, inputs } = carry;
    await carryTerms(ctx, terms, period);
    await carryInputs(ctx, carry);
    await generateMonth(ctx, period);
    await requireSameCents(ctx, carry);
    const [saved] = await ctx.tx
      .update(whatIf)
      .set({ carriedBy: ctx.actor.userId, carriedAt: ctx.now, version: row.version + 1 })
      .where(and(scoped(ctx, whatIf), eq(whatIf.id, row.id)))
      .returning();
    const ratesLeft = row.changes.filter(isRate).length;
    const after = await totalsOfPeriod(ctx, period.id);
    return {
      whatIf: await wireWhatIf(ctx, found(saved)),
      terms: terms.length,
      inputs: inputs.length,
      ratesLeft,
      totals: after.totals,
    };
  },
  audit: ({ loaded: { carry, before }, answer }) => [
    {
      page: 'salaries',
      type: 'carryOver',
      objectId: carry.row.id,
      about: { month: monthNamed(carry.period), whatIf: carry.row.name },
      old: { ...before },
      new: { ...answer.totals, employees: answer.terms, rows: answer.inputs, ratesLeft: answer.ratesLeft },
    },
    ...(carry.terms.length > 0 ? [termsLine(carry)] : []),
  ],
});

/** One line for all whose terms are others now: later months find it and know that they are outdated. */
function termsLine({ terms, row, period }: Carry) {
  return {
    page: 'employees',
    type: 'changeTerms',
    about: { whatIf: row.name, month: monthNamed(period) },
    new: {
      count: terms.length,
      employees: terms.map(({ row: { name, employeeId } }) => `${name} (${employeeId})`),
    },
  };
}
