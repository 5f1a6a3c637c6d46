import { call, isApiError } from '@paga/client';
import { type SalaryRow, type SavedEdits, updateSalaries, updateSalary } from '@paga/contract/payroll';
import { useCompany } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { keepConfirmed, refreshFigures, rereadRows } from '#month/month-cache.ts';
import type { Period } from '#month/period/use-period.ts';
import type { QueueGate, Sent } from '#month/queue/queue-gate.ts';
import { wireTyped } from '#month/rows/named-amounts.ts';
import type { PendingRow } from '#month/rows/pending-row.ts';
import type { SalaryCode } from './use-salary-code.ts';

/** The gate of a queue, and the same way for a single row of a form, which wants the failure itself. */
export type EditGate = QueueGate & { sendOne: (pending: PendingRow) => Promise<SalaryRow> };

const fieldsOf = ({ salaryId, version, typed }: PendingRow) => ({ ...wireTyped(typed), salaryId, version });

/** How rows reach the server, and what its answers mean. */
export function useEditGate(period: Period, code: SalaryCode): EditGate {
  const client = useQueryClient();
  const company = useCompany();
  const input = { query: { ...period, userId: company.id } };
  const month = { tenantId: company.id, ...period };
  const conflict = (theirs: SalaryRow) => ({ code: 'CONFLICT', theirs });

  const refusalsOf = async (refused: SavedEdits['refused']): Promise<Sent['refused']> => {
    const stored: ReadonlyMap<number, SalaryRow> = refused.some((one) => one.code === 'CONFLICT')
      ? await rereadRows(client, input)
      : new Map();
    return new Map(
      refused.map((one) => {
        const theirs = one.code === 'CONFLICT' ? stored.get(one.salaryId) : undefined;
        return [one.salaryId, theirs ? conflict(theirs) : { code: one.code }];
      }),
    );
  };

  return {
    mayWrite: code.mayWrite,
    conflict,
    async send(rows) {
      const { saved, refused } = await call(updateSalaries, { body: { ...month, rows: rows.map(fieldsOf) } });
      if (saved.length > 0) code.prolong();
      return { saved, refused: await refusalsOf(refused) };
    },
    async sendOne(pending) {
      const row = await call(updateSalary, { body: { ...month, ...fieldsOf(pending), touched: true } }).catch(
        async (error: unknown) => {
          if (isApiError(error, 'CONFLICT')) await rereadRows(client, input);
          throw error;
        },
      );
      code.prolong();
      keepConfirmed(client, input, [{ row, typed: pending.typed }]);
      return row;
    },
    confirm: (saved) => keepConfirmed(client, input, saved),
    refusalOf(error) {
      if (isApiError(error, 'EDIT_NOT_GRANTED')) {
        code.forget();
        return 'again';
      }
      if (isApiError(error, 'PERIOD_CLOSED')) refreshFigures(client);
      return { code: isApiError(error) ? error.code : 'INTERNAL' };
    },
    settled: () => refreshFigures(client),
  };
}
