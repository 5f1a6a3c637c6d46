import { type SalaryAdjustment, type SalaryRow, updateSalary } from '@paga/contract/payroll';
import { toCents } from '@paga/payroll';
import { DomainError } from '../http/domain-error.ts';
import { write } from '../http/verb.ts';
import { requireSalaryGrant } from '../session/closing-code.ts';
import { computeRow, editedRow } from './compute.ts';
import { lockPeriod, requireOpen } from './period.ts';
import type { SalaryEdits } from './row-inputs.ts';
import { storeSalaries } from './store-salaries.ts';
import { findSalary } from './stored-salary.ts';
import { wireRow } from './wire-row.ts';

const cents = (typed: number | undefined, before: number | undefined) => (typed === undefined ? before : toCents(typed));

/** What was typed, over what was typed before; a field that is not sent stays. */
function editsAfter(before: SalaryEdits | null, body: SalaryAdjustment): SalaryEdits {
  const hours = {
    ...before?.hours,
    ...(body.nightHours === undefined ? {} : { night: body.nightHours }),
    ...(body.weekendHours === undefined ? {} : { weekend: body.weekendHours }),
    ...(body.afterWorkHours === undefined ? {} : { afterWork: body.afterWorkHours }),
    ...(body.holidaysHours === undefined ? {} : { holiday: body.holidaysHours }),
    ...(body.guardHours === undefined ? {} : { guard: body.guardHours }),
  };
  const typedGross = body.initialBrutto === null ? null : cents(body.initialBrutto, before?.grossOverride ?? undefined);
  return {
    hours,
    grossOverride: typedGross ?? null,
    extraBrutto: cents(body.extraBrutto, before?.extraBrutto),
    extraNetto: cents(body.extraNetto, before?.extraNetto),
    deductions: {
      stops: cents(body.stops, before?.deductions?.stops),
      avanse: cents(body.avanseStops, before?.deductions?.avanse),
      phone: cents(body.phoneStops, before?.deductions?.phone),
      ticket: cents(body.ticketStops, before?.deductions?.ticket),
    },
    ...(body.regularHours === undefined ? { regularHours: before?.regularHours } : { regularHours: body.regularHours }),
    ...(body.hasHealthInsurance === undefined ? { insured: before?.insured } : { insured: body.hasHealthInsurance }),
  };
}

export const runUpdateSalary = write({
  call: updateSalary,
  gate: (ctx) => requireSalaryGrant(ctx),
  load: async (ctx, { body }) => {
    const { period } = await findSalary(ctx, body.salaryId);
    if (period.month !== body.month || period.year !== body.year) throw new DomainError('NOT_FOUND');
    const locked = await lockPeriod(ctx, period);
    if (locked) requireOpen(locked);
    return findSalary(ctx, body.salaryId);
  },
  run: async (ctx, { body }, { row, basis, period }) => {
    if (body.version !== undefined && body.version !== row.version) throw new DomainError('CONFLICT');
    const edits = editsAfter(row.edits, body);
    const computed = computeRow(editedRow(row, edits), basis);
    await storeSalaries(ctx, { periodId: period.id, basisId: row.basisId }, [computed]);
    const after = await findSalary(ctx, row.id);
    return wireRow(after.row, after.basis);
  },
  audit: ({ input, loaded, answer }) => ({
    page: 'salaries',
    type: 'edit',
    objectId: loaded.row.id,
    about: { employee: loaded.row.name, month: `${String(input.body.month).padStart(2, '0')}.${input.body.year}` },
    old: told(wireRow(loaded.row, loaded.basis)),
    new: told(answer),
  }),
});

/** A row as the table shows it, without what says nothing to people. */
function told({ version, problems, ...row }: SalaryRow): Record<string, unknown> {
  return row;
}
