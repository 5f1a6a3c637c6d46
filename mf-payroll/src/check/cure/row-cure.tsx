import type { Finding } from '@paga/contract/payroll';
import type { ReactElement } from 'react';
import { SalaryCodePrompt } from '#edits/code/salary-code-prompt.tsx';
import { useSalaryEdits } from '#edits/use-salary-edits.ts';
import { EditSalaryModal } from '#edits/window/edit-salary.modal.tsx';
import { useRefreshSalaries } from '#month/calculate/use-salary-month.ts';
import { type FixWindow, fieldOfFix } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';

type RowCureProps = { finding: Finding; window: FixWindow; period: Period; onClose: () => void };

/** The window of the salary table in which a row's hours, gross, additions or deductions are typed, over the check. */
export function RowCure({ finding, window, period, onClose }: RowCureProps): ReactElement {
  const refresh = useRefreshSalaries();
  const editing = useSalaryEdits(period, false);
  const row = editing.rows?.find(({ id }) => id === finding.salaryId);
  return (
    <>
      {row && (editing.mayEdit || editing.readInputs) && (
        <EditSalaryModal
          row={row}
          kind={window}
          editing={editing}
          closed={false}
          at={editing.mayEdit ? fieldOfFix(window, finding) : undefined}
          onClose={() => {
            void refresh();
            onClose();
          }}
        />
      )}
      <SalaryCodePrompt code={editing.code} />
    </>
  );
}
