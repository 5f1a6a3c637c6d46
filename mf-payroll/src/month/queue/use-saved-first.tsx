import { Alert, Button, Modal } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import { cellsIn, maySend, type PendingRow } from '../rows/pending-row.ts';
import { useEditQueue } from './use-edit-queue.ts';

/** Runs what works on stored figures, and the question that comes first while cells of the month are not saved. */
export type SavedFirst = {
  ask: <Result>(go: () => Result) => Result | undefined;
  question: ReactElement | null;
};

type QuestionProps = {
  period: Period;
  closed?: boolean;
  /** What can be done all the same in a closed month. */
  go?: () => unknown;
  onClose: () => void;
};

/** Why cells were not taken, each reason once. */
function Refusals({ rows }: { rows: readonly PendingRow[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const texts = rows.flatMap(({ refusal }) => (refusal ? errorText(refusal) : []));
  return (
    <>
      {[...new Set(texts)].map((text) => (
        <Alert key={text} tone="danger">
          {t('edits.bar.refused', { count: texts.filter((one) => one === text).length, text })}
        </Alert>
      ))}
    </>
  );
}

/** Lets the person save or drop the unsaved cells of a month. */
export function UnsavedQuestion({ period, closed = false, go, onClose }: QuestionProps): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const { queue, state } = useEditQueue(period);
  const rows = [...state.pending.values()];
  const saves = !closed && rows.some(maySend);
  const then = (step: () => unknown) => () => {
    onClose();
    step();
  };
  const footer = (
    <div className="paga-actions">
      <Button variant="danger" disabled={state.saving} onClick={() => queue.discard()}>
        {t('edits.unsaved.drop')}
      </Button>
      {closed && go && <Button onClick={then(go)}>{t('edits.unsaved.keep')}</Button>}
      {saves && queue.gate && (
        <Button variant="primary" loading={state.saving} onClick={() => queue.retry()}>
          {t('edits.unsaved.save')}
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
      {!closed && !state.saving && <Refusals rows={rows} />}
      <p>{t(closed ? 'edits.unsaved.closed' : 'edits.unsaved.text')}</p>
      {!closed && !rows.every(maySend) && <p>{t('edits.unsaved.undecided')}</p>}
    </Modal>
  );
}

/** Cells that wait, were refused or were not understood come first: saved or dropped. Once nothing waits any more, it goes on by itself. */
export function useSavedFirst(period: Period, closed = false): SavedFirst {
  const { state } = useEditQueue(period);
  const [asked, setAsked] = useState<{ go: () => unknown }>();
  const waiting = state.pending.size > 0;
  useEffect(() => {
    if (!asked || waiting) return;
    setAsked(undefined);
    asked.go();
  }, [asked, waiting]);
  return {
    ask: (go) => {
      if (!waiting) return go();
      setAsked({ go });
    },
    question:
      asked && waiting ? (
        <UnsavedQuestion period={period} closed={closed} go={asked.go} onClose={() => setAsked(undefined)} />
      ) : null,
  };
}
