import type { SalaryTotalsResult } from '@paga/contract/payroll';
import { Row, usePhone } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SalaryLock } from '#edits/code/salary-lock.tsx';
import { EditBar } from '#edits/edit-bar.tsx';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import { Unread } from '#month/frame/unread.tsx';
import { monthIdOf } from '#month/period/month-id.ts';
import type { Period } from '#month/period/use-period.ts';
import type { CheckedRow } from '#month/rows/problems-of.ts';
import type { LeftSince } from '#month/sums/left-since.ts';
import { SidePanel } from '#panel/side-panel.tsx';
import { CreatedBy } from './bar/created-by.tsx';
import { GridTools } from './bar/grid-tools.tsx';
import { SalaryCards } from './columns/salary-cards.tsx';
import { ChosenRows } from './files/chosen-rows.tsx';
import { useFiles } from './files/use-files.tsx';
import { GridWindows } from './grid-windows.tsx';
import { SalaryTable } from './salary-table.tsx';
import { AskedHoursLine } from './sheet/asked-hours-line.tsx';
import { GiveAll } from './sheet/give-all.tsx';
import { RangeLine } from './sheet/range-line.tsx';
import { useWorkbench, type WorkbenchState } from './use-workbench.ts';
import { ViewStrip } from './view/view-strip.tsx';

const noRows: readonly CheckedRow[] = [];
const noColumns: WorkbenchState['seen'] = [];

type SalaryGridProps = {
  period: Period;
  totals: SalaryTotalsResult | undefined;
  /** Where in the bar the tools of the table have their place. */
  tools: HTMLElement | null;
};

/** The month's rows as one table, on a phone as cards; the tools of the bar for them, the panel of the chosen row, and how the saving stands. */
export function SalaryGrid({ period, totals, tools }: SalaryGridProps): ReactElement {
  const state = useWorkbench(period, totals);
  const { editing, view, current, window } = state;
  const inWindows = { ...editing, save: state.taking.save };
  const isPhone = usePhone();
  const rows = editing.whole ? state.all : noRows;
  const files = useFiles({
    rows,
    chosen: state.chosen,
    onPayslip: state.opens.openPayslip,
    editing,
    taking: state.taking,
  });
  const panel = view.panel && !isPhone ? current.row : undefined;
  return (
    <>
      {tools &&
        createPortal(
          <GridTools
            sectors={editing.sectors}
            rows={rows}
            columns={state.columns}
            view={view}
            files={files}
          />,
          tools,
        )}
      <div className="workbench-body">
        <div className="workbench-table">
          <EditNotices editing={editing} />
          {isPhone && (editing.mayEdit || editing.mayEditSoon) && (
            <div className="workbench-lock">
              <SalaryLock code={editing.code} />
            </div>
          )}
          <Rows period={period} state={state} isPhone={isPhone} current={panel?.id} />
          <AskedHoursLine taking={state.taking} />
        </div>
        {panel && (
          <SidePanel
            monthId={monthIdOf(period)}
            row={panel}
            {...(current.draft && { draftRow: current.draft, draftTrace: current.trace })}
            onClose={() => view.setPanel(false)}
            onNext={current.next}
            onPrevious={current.previous}
          />
        )}
      </div>
      {!(isPhone && state.loading) && (
        <Foot editing={editing} totals={totals} left={state.left} isPhone={isPhone}>
          <ChosenRows count={state.chosen.length} files={files}>
            {editing.mayEdit && !isPhone && (
              <GiveAll
                rows={state.chosen}
                columns={state.columns.filter(({ edit }) => edit)}
                taking={state.taking}
              />
            )}
          </ChosenRows>
          {!isPhone && <RangeLine store={state.range} />}
        </Foot>
      )}
      {files.windows}
      {state.drawer}
      <GridWindows
        open={window.open}
        shown={state.shown}
        editing={inWindows}
        period={period}
        onOpen={window.setOpen}
      />
    </>
  );
}

type RowsProps = {
  period: Period;
  state: WorkbenchState;
  isPhone: boolean;
  /** The row that the panel shows. */
  current: number | undefined;
};

/** The views, and below them the rows as the chosen one shows them. */
function Rows({ period, state, isPhone, current }: RowsProps): ReactElement {
  const { view } = state;
  return (
    <>
      <ViewStrip columns={state.columns} view={view} isPhone={isPhone} />
      {isPhone ? (
        <SalaryCards
          rows={state.shown}
          columns={view.hidden.size > 0 ? state.seen : noColumns}
          loading={state.loading}
          netBefore={state.netBefore}
          totals={state.totals}
          selection={state.selection}
          onOpen={state.opens.openPayslip}
        />
      ) : (
        <SalaryTable period={period} state={state} current={current} />
      )}
    </>
  );
}

/** What is to be known before something is typed. */
function EditNotices({ editing }: { editing: SalaryEditing }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <>
      {editing.readInputs && (
        <Unread title={t('edits.inputsUnread.title')} onRetry={editing.readInputs}>
          {t('edits.inputsUnread.text')}
        </Unread>
      )}
    </>
  );
}

type FootProps = {
  editing: SalaryEditing;
  totals: SalaryTotalsResult | undefined;
  left: LeftSince | undefined;
  isPhone: boolean;
  children: ReactNode;
};

/** Below the table, and nowhere else: what is not saved and how the saving stands; and who made the month. Cards are not typed into; their windows change a salary. */
function Foot({ editing, totals, left, isPhone, children }: FootProps): ReactElement {
  const { pending, offered } = editing.state;
  const isTyped = (editing.mayEdit && !isPhone) || pending.size > 0 || offered > 0;
  return (
    <Row as="footer" gap={[0, 16]} className="workbench-foot">
      {isTyped && (
        <div className="workbench-edits">
          <EditBar editing={editing} />
        </div>
      )}
      {children}
      {totals && (
        <p className="workbench-facts">
          <CreatedBy totals={totals} left={left} />
        </p>
      )}
    </Row>
  );
}
