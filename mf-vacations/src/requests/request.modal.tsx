import type { OfficeRequest } from '@paga/contract/requests';
import { RequestLimits } from '@paga/contract/requests';
import { Alert, Button, CloseFooter, Modal, Stack, TextArea, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedLeave } from './asked-leave.tsx';
import { AskedQuestion } from './asked-question.tsx';
import { DecidedFacts } from './decided-facts.tsx';
import { useDecision } from './use-requests.ts';
import './requests.css';

type RequestModalProps = { request: OfficeRequest; onClose: () => void };

/** A request with what the office has to know to decide it, and the decision. */
export function RequestModal({ request, onClose }: RequestModalProps): ReactElement {
  const { t } = useTranslation('vacations');
  const mayDecide = useMayCall('decideRequest');
  const { employeeName: name, leave, state, own, deciders = [], mine = true } = request;
  const id = useId();
  const [note, setNote] = useState('');
  const decision = useDeciding(request, note, onClose);
  const waits = state === 'asked' && !own && mine && mayDecide;
  const footer = waits ? (
    <Decide asksForLeave={leave !== undefined} note={note} {...decision} onClose={onClose} />
  ) : (
    <CloseFooter onClose={onClose} />
  );
  return (
    <Modal
      open
      title={t(leave ? 'requests.leaveOf' : 'requests.questionOf', { name })}
      width={640}
      onClose={onClose}
      footer={footer}
    >
      <Stack>
        {leave ? <AskedLeave request={{ ...request, leave }} /> : <AskedQuestion request={request} />}
        {own && <Alert tone="info">{t('requests.ownHint')}</Alert>}
        {!own && !mine && (
          <Alert tone="info">{t('requests.waitsForHint', { names: deciders.join(', ') })}</Alert>
        )}
        <DecidedFacts request={request} />
        {decision.failure && <Alert tone="danger">{decision.failure}</Alert>}
        {waits && (
          <Stack gap={4}>
            <label htmlFor={id}>{t(leave ? 'requests.note' : 'requests.answer')}</label>
            <TextArea
              id={id}
              value={note}
              maxLength={RequestLimits.note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Stack>
        )}
      </Stack>
    </Modal>
  );
}

/** Sends the decision and says what became of it: done, returned because the days differ by now, or why it cannot be booked. */
function useDeciding({ id }: OfficeRequest, note: string, onClose: () => void) {
  const { t } = useTranslation('vacations');
  const toast = useToast();
  const errorText = useErrorText();
  const { id: tenantId } = useCompany();
  const decision = useDecision();
  const decide = async (what: 'approve' | 'refuse'): Promise<void> => {
    const said = note.trim() === '' ? {} : { note: note.trim() };
    const answer = await decision
      .mutateAsync({ params: { id }, body: { tenantId, decision: what, ...said } })
      .catch(() => null);
    if (!answer || answer.refusal !== null) return;
    toast.success(t(`requests.done.${answer.request.state as 'applied' | 'approved' | 'refused' | 'stale'}`));
    onClose();
  };
  const refusal = decision.data?.refusal;
  const failure = decision.isError
    ? errorText(decision.error)
    : refusal
      ? t(`booking.refused.${refusal}`)
      : null;
  return { decide, failure, busy: decision.isPending };
}

type DecideProps = Omit<ReturnType<typeof useDeciding>, 'failure'> & {
  asksForLeave: boolean;
  note: string;
  onClose: () => void;
};

function Decide({ asksForLeave, note, decide, busy, onClose }: DecideProps): ReactElement {
  const { t } = useTranslation('vacations');
  return (
    <div className="paga-actions">
      <Button onClick={onClose}>{t('calendar.close')}</Button>
      {asksForLeave && (
        <Button variant="danger" disabled={busy} onClick={() => decide('refuse')}>
          {t('requests.refuse')}
        </Button>
      )}
      <Button
        variant="primary"
        loading={busy}
        disabled={!asksForLeave && note.trim() === ''}
        onClick={() => decide('approve')}
      >
        {t(asksForLeave ? 'requests.approve' : 'requests.sendAnswer')}
      </Button>
    </div>
  );
}
