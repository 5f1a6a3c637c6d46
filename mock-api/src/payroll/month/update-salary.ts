import { updateSalary as call, type SalaryRow } from '@paga/contract/payroll';
import { editsAfter, type SalaryEdits, toEuro } from '@paga/payroll';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { type CalendarMonth, monthNamed } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { requireSalaryGrant } from '#identity/public.ts';
import { lockPeriod, requireOpen, storeSalaries } from '#months/public.ts';
import { computeEdit } from '../rows/compute.ts';
import { findSalary } from '../rows/stored-salary.ts';
import { wireRow } from '../rows/wire-row.ts';

export const updateSalary = write({
  call,
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
    const computed = computeEdit(row, body, basis, body.touched === true ? 'typed' : 'sent');
    await storeSalaries(ctx, { periodId: period.id, basisId: row.basisId }, [computed]);
    const after = await findSalary(ctx, row.id);
    return wireRow(after.row, after.basis);
  },
  audit: ({ input, loaded: { row, basis }, answer }) =>
    editLine(
      input.body,
      withTyped(wireRow(row, basis), row.edits),
      withTyped(answer, editsAfter(row.edits, input.body, row.inputs)),
    ),
});

/** A row with what was typed over its figures, for the audit log: regular hours, and the gross in euro; null is nothing typed. */
export type EditedRow = SalaryRow & { regularHours: number | null; typedBrutto: number | null };

/** The row as its edits left it. */
export function withTyped(row: SalaryRow, edits: SalaryEdits | null): EditedRow {
  const { regularHours = null, grossOverride = null } = edits ?? {};
  return { ...row, regularHours, typedBrutto: grossOverride === null ? null : toEuro(grossOverride) };
}

/** The line of one edited row. */
export function editLine(month: CalendarMonth, before: EditedRow, after: EditedRow): AuditFacts {
  return {
    page: 'salaries',
    type: 'edit',
    objectId: after.id,
    about: { employee: before.name, month: monthNamed(month) },
    old: audited(before),
    new: audited(after),
  };
}

/** A row as the table shows it, without what says nothing to people. */
function audited({ version, problems, ...row }: EditedRow): Record<string, unknown> {
  return row;
}
