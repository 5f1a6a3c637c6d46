import { IconButton, Money } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedRow } from '#month/rows/pending-row.ts';

type SidePanelProps = {
  /** The month as `monthIdOf` makes it. */
  monthId: number;
  /** The row as the server has stored it. */
  row: EditedRow;
  /** The same row as it comes out with what is typed; left out when nothing is. */
  draftRow?: EditedRow;
  onClose: () => void;
  onNext: () => void;
  onPrevious: () => void;
};

/** Beside the salary table, of the chosen row: its name and what comes out. */
export function SidePanel({ row, draftRow, onClose, onNext, onPrevious }: SidePanelProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <aside className="salary-panel" aria-label={t('panel.label', { name: row.name })}>
      <header className="paga-actions">
        <h2>{row.name}</h2>
        <IconButton icon="arrowUp" size="small" label={t('panel.previous')} onClick={onPrevious} />
        <IconButton icon="arrowDown" size="small" label={t('panel.next')} onClick={onNext} />
        <IconButton icon="close" size="small" label={t('panel.close')} onClick={onClose} />
      </header>
      <p>
        {t('calculations.column.netto')} <Money value={(draftRow ?? row).netto} />
      </p>
    </aside>
  );
}
