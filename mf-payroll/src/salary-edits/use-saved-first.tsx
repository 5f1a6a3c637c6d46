import { Button, Modal } from '@paga/kit';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Period } from '#calculations/use-period.ts';
import { placeOf } from '#month/place-of.ts';
import { cellsIn, maySend } from './pending-row.ts';
import { useEditQueue } from './use-edit-queue.ts';

/** Runs what works on stored figures, and the question that comes first while cells of the month are not saved. */
export type SavedFirst = { ask: (go: () => void) => void; question: ReactElement | null };

type QuestionProps = { period: Period; closed: boolean; go: () => void; onClose: () => void };

function Question({ period, closed, go, onClose }: QuestionProps): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const { queue, state } = useEditQueue(period);
  const rows = [...state.pending.values()];
  const saves = !closed && rows.some(maySend);
  const then = (step: () => void) => () => {
    onClose();
    step();
  };
  const footer = (
    <div className="paga-actions">
      <Button variant="danger" onClick={() => queue.discard()}>
        {t('edits.unsaved.drop')}
      </Button>
      {closed && <Button onClick={then(go)}>{t('edits.unsaved.keep')}</Button>}
      {saves && queue.gate && (
        <Button variant="primary" onClick={then(() => queue.retry())}>
          {t('edits.bar.save')}
        </Button>
      )}
      {!closed && !queue.gate && (
        <Button variant="primary" onClick={then(() => navigate(placeOf('calculations', period)))}>
          {t('edits.unsaved.toMonth')}
        </Button>
      )}
    </div>
  );
  return (
    <Modal open title={t('edits.unsaved.title', { count: cellsIn(rows) })} onClose={onClose} footer={footer}>
      <p>{t(closed ? 'edits.unsaved.closed' : 'edits.unsaved.text')}</p>
      {!closed && !rows.every(maySend) && <p>{t('edits.unsaved.undecided')}</p>}
    </Modal>
  );
}

/** Cells that wait, were refused or were not understood come first: saved or dropped. Once nothing waits any more, it goes on by itself. */
export function useSavedFirst(period: Period, closed = false): SavedFirst {
  const { state } = useEditQueue(period);
  const [asked, setAsked] = useState<{ go: () => void }>();
  const waiting = state.pending.size > 0;
  useEffect(() => {
    if (!asked || waiting) return;
    setAsked(undefined);
    asked.go();
  }, [asked, waiting]);
  return {
    ask: (go) => (waiting ? setAsked({ go }) : go()),
    question: asked && waiting ? <Question period={period} closed={closed} go={asked.go} onClose={() => setAsked(undefined)} /> : null,
  };
}
