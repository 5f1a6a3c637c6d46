import { Button, Segmented, useToast } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PostingLanguageSelect } from '#bookkeeping/posting-language.tsx';
import { SyncButton } from '#bookkeeping/sync-button.tsx';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import { MailButton } from '#mail/mail-button.tsx';
import type { Period } from '#month/period/use-period.ts';
import { useSavedFirst } from '#month/queue/use-saved-first.tsx';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { ArchiveButton } from '#payslip/archive-button.tsx';
import { ExportButton } from './export-button.tsx';
import type { RowFilter } from './filter/filter-rows.ts';
import { GridFilter } from './filter/grid-filter.tsx';

/** How the table is shown: its figures, or what is typed for them. */
export type GridView = 'overview' | 'fill';

type GridToolbarProps = {
  period: Period;
  editing: SalaryEditing;
  rows: readonly EditedRow[];
  chosen: readonly EditedRow[];
  filter: RowFilter;
  view: GridView;
  onFilter: (change: Partial<RowFilter>) => void;
  onView: (next: GridView) => void;
  onPayslip: (row: EditedRow) => void;
};

function ViewSwitch({ view, onView }: Pick<GridToolbarProps, 'view' | 'onView'>): ReactElement {
  const { t } = useTranslation('payroll');
  const options = (['overview', 'fill'] as const).map((value) => ({
    value,
    label: t(`edits.view.${value}`),
  }));
  return (
    <Segmented<GridView> label={t('edits.view.label')} value={view} options={options} onChange={onView} />
  );
}

/** What stands above the table: which rows it shows and how, and what can be done with the chosen ones. */
export function GridToolbar({
  period,
  editing,
  rows,
  chosen,
  filter,
  onFilter,
  onPayslip,
  ...view
}: GridToolbarProps): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const saved = useSavedFirst(period, editing.closed);
  const openPayslip = () => {
    const [only, ...others] = chosen;
    // Specification 2 §5: exactly one chosen row.
    if (!only || others.length > 0) return toast.warning(t(only ? 'payslip.onlyOne' : 'payslip.chooseOne'));
    onPayslip(only);
  };
  return (
    <>
      <GridFilter rows={rows} sectors={editing.sectors} filter={filter} onChange={onFilter} />
      {editing.mayEdit && <ViewSwitch {...view} />}
      <Button icon="file" onClick={openPayslip}>
        {t('payslip.open')}
      </Button>
      <MailButton period={period} rows={chosen} ask={saved.ask} />
      <ArchiveButton period={period} all={rows} chosen={chosen} ask={saved.ask} />
      <SyncButton period={period} chosen={chosen} ask={saved.ask} />
      <PostingLanguageSelect />
      {saved.question}
      <ExportButton period={period} ask={saved.ask} />
    </>
  );
}
