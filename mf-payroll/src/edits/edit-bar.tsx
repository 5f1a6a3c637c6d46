import { Button, IconButton, Row, usePhone } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cellsIn, type PendingRow } from '#month/rows/pending-row.ts';
import { SalaryLock } from './code/salary-lock.tsx';
import { Conflict } from './conflict.tsx';
import { EditsOffer } from './edits-offer.tsx';
import { RefusedCells } from './refused-cells.tsx';
import './salary-edits.css';
import type { SalaryEditing } from './use-salary-edits.ts';

/** How the saving stands, in one sentence. */
function useStatus({ state, closed, code }: SalaryEditing): string {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const rows = [...state.pending.values()];
  const refused = rows.filter(({ refusal }) => refusal && !refusal.theirs);
  const unread = rows.reduce((count, row) => count + Object.keys(row.unread).length, 0);
  const cells = rows.reduce((count, row) => count + Object.keys(row.typed).length, 0);
  if (closed) return t('edits.bar.closed', { count: cellsIn(rows) });
  const isAsked = state.saving && code.asking !== undefined;
  if (state.saving && !isAsked) return t('edits.bar.saving', { count: cells });
  if (state.paused || isAsked) return t('edits.bar.paused', { count: cells });
  if (refused[0]?.refusal)
    return t('edits.bar.refused', { count: refused.length, text: errorText(refused[0].refusal) });
  if (unread > 0) return t('edits.bar.unread', { count: unread });
  return state.undo > 0 && rows.length === 0 ? t('edits.bar.saved') : t('edits.bar.hint');
}

const inConflict = (rows: Iterable<PendingRow>) => [...rows].filter(({ refusal }) => refusal?.theirs);

/** Above a table that is filled in: undo and redo, the lock, how the saving stands, and what to do with what was not saved. */
export function EditBar({ editing }: { editing: SalaryEditing }): ReactElement {
  const { t } = useTranslation('payroll');
  const { state, queue, storedOf, closed } = editing;
  const status = useStatus(editing);
  const isPhone = usePhone();
  const stuck = state.pending.size > 0 && !state.saving;
  const refused = [...state.pending.values()].some(({ refusal }) => refusal && !refusal.theirs);
  return (
    <>
      <Row as="section" className="payroll-edit-bar" aria-label={t('edits.bar.label')}>
        <IconButton
          icon="undo"
          label={t('edits.bar.undo')}
          disabled={closed || state.undo === 0}
          onClick={() => queue.undo(storedOf)}
        />
        <IconButton
          icon="redo"
          label={t('edits.bar.redo')}
          disabled={closed || state.redo === 0}
          onClick={() => queue.redo(storedOf)}
        />
        {editing.mayEdit && !isPhone && <SalaryLock code={editing.code} />}
        <span role="status" className={stuck ? undefined : 'paga-hint'}>
          {status}
        </span>
        {stuck && !closed && (state.paused || refused) && (
          <Button size="small" variant="primary" onClick={() => queue.retry()}>
            {t(state.paused ? 'edits.bar.save' : 'edits.bar.retry')}
          </Button>
        )}
        {stuck && (
          <Button size="small" onClick={() => queue.discard()}>
            {t('edits.bar.discard')}
          </Button>
        )}
      </Row>
      <EditsOffer editing={editing} />
      {stuck && !closed && <RefusedCells editing={editing} />}
      {!closed &&
        inConflict(state.pending.values()).map((pending) => (
          <Conflict key={pending.salaryId} pending={pending} editing={editing} />
        ))}
    </>
  );
}
