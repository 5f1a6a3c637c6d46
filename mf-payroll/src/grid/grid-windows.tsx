import type { ReactElement } from 'react';
import { SalaryCodePrompt } from '#edits/code/salary-code-prompt.tsx';
import type { EditKind } from '#edits/edit-kinds.ts';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import { EditSalaryModal } from '#edits/window/edit-salary.modal.tsx';
import { ExplainDrawer } from '#explain/explain-drawer.tsx';
import type { Period } from '#month/period/use-period.ts';
import { UnsavedQuestion } from '#month/queue/use-saved-first.tsx';
import type { EditField } from '#month/rows/edit-fields.ts';
import { PayslipModal } from '#payslip/payslip.modal.tsx';
import { neighboursOf } from '#payslip/payslip-moves.tsx';
import { EditMenu } from './edit-menu.tsx';

/** What stands open over the grid, of which row. */
export type OpenWindow = { salaryId: number } & (
  | { what: 'payslip' }
  | { what: 'explain'; step: string }
  // `at`: the field that is written at once.
  | { what: 'edit'; kind: EditKind; at?: EditField }
);

type GridWindowsProps = {
  open: OpenWindow | undefined;
  /** The rows in the order of the table. */
  shown: readonly { id: number; name: string }[];
  editing: SalaryEditing;
  period: Period;
  onOpen: (next: OpenWindow | undefined) => void;
};

/** The windows of the grid: payslip, explanation, edits, and over them, asked from within one, the question for the code. */
export function GridWindows({ open, shown, editing, period, onOpen }: GridWindowsProps): ReactElement {
  const row = open && editing.rows?.find(({ id }) => id === open.salaryId);
  const close = () => onOpen(undefined);
  const openPayslip = (salaryId: number) => onOpen({ what: 'payslip', salaryId });
  return (
    <>
      {/* A payslip is made of what is stored: cells of its row come first, then it opens by itself. */}
      {row?.pending && open?.what === 'payslip' && <UnsavedQuestion period={period} onClose={close} />}
      {row && !row.pending && open.what === 'payslip' && (
        <PayslipModal
          salaryId={row.id}
          name={row.name}
          period={period}
          edits={
            !editing.closed && (
              <EditMenu row={row} onEdit={(kind) => onOpen({ what: 'edit', salaryId: row.id, kind })} />
            )
          }
          neighbours={neighboursOf(shown, row.id, openPayslip)}
          onClose={close}
        />
      )}
      {row && open.what === 'explain' && <ExplainDrawer row={row} step={open.step} onClose={close} />}
      {row && open.what === 'edit' && (!open.at || !editing.mayEditSoon) && (
        <EditSalaryModal
          row={row}
          kind={open.kind}
          editing={editing}
          closed={editing.closed}
          at={editing.mayEdit ? open.at : undefined}
          onClose={close}
        />
      )}
      {editing.code.asking === 'window' && <SalaryCodePrompt code={editing.code} />}
    </>
  );
}
