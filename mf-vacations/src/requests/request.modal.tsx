import type { OfficeRequest } from '@paga/contract/requests';
import { RequestLimits } from '@paga/contract/requests';
import { Alert, Button, CloseFooter, Modal, Stack, TextArea, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedChanges } from './asked-changes.tsx';
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
  const { employeeName: name, kind, state, own, maker = false, deciders = [], mine = true } = request;
  const id = useId();
  const [note, setNote] = useState('');
  const decision = useDeciding(request, note, onClose);
  const waits = state === 'asked' && !own && !maker && mine && mayDecide;
  const footer = waits ? (
    <Decide isQuestion={kind === 'question'} note={note} {...decision} onClose={onClose} />
  ) : (
    <CloseFooter onClose={onClose} />
  );
  return (
    <Modal open title={t(`requests.${TITLES[kind]}`, { name })} width={640} onClose={onClose} footer={footer}>
      <Stack>
        <Asked request={request} />
        {own && <Alert tone="info">{t('requests.ownHint')}</Alert>}
        {!own && !mine && (
          <Alert tone="info">{t('requests.waitsForHint', { names: deciders.join(', ') })}</Alert>
        )}
        <DecidedFacts request={request} />
        {decision.failure && <Alert tone="danger">{decision.failure}</Alert>}
        {waits && (
          <Stack gap={4}>
            <label htmlFor={id}>{t(kind === 'question' ? 'requests.answer' : 'requests.note')}</label>
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

const TITLES = {
  leave: 'leaveOf',
  question: 'questionOf',
  ownData: 'dataOf',
  bankAccount: 'accountOf',
} as const satisfies Record<OfficeRequest['kind'], string>;

function Asked({ request }: { request: OfficeRequest }): ReactElement {
  const { leave, changes } = request;
  if (leave) return <AskedLeave request={{ ...request, leave }} />;
  if (changes) return <AskedChanges request={{ ...request, changes }} />;
  return <AskedQuestion request={request} />;
}

/** Sends the decision and says what became of it: done, returned because the days differ by now, or why it cannot be booked. */
function useDeciding({ id, changes }: OfficeRequest, note: string, onClose: () => void) {
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
    const { state } = answer.request;
    toast.success(
      changes && (state === 'applied' || state === 'stale')
        ? t(`requests.doneProposal.${state}`)
        : t(`requests.done.${state as 'applied' | 'approved' | 'refused' | 'stale'}`),
    );
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
  isQuestion: boolean;
  note: string;
  onClose: () => void;
};

function Decide({ isQuestion, note, decide, busy, onClose }: DecideProps): ReactElement {
  const { t } = useTranslation('vacations');
  return (
    <div className="paga-actions">
      <Button onClick={onClose}>{t('calendar.close')}</Button>
      {!isQuestion && (
        <Button variant="danger" disabled={busy} onClick={() => decide('refuse')}>
          {t('requests.refuse')}
        </Button>
      )}
      <Button
        variant="primary"
        loading={busy}
        disabled={isQuestion && note.trim() === ''}
        onClick={() => decide('approve')}
      >
        {t(isQuestion ? 'requests.sendAnswer' : 'requests.approve')}
      </Button>
    </div>
  );
}
