import { type OfficeSickness, RequestLimits } from '@paga/contract/requests';
import { LeaveType } from '@paga/contract/shapes';
import {
  Alert,
  Button,
  CheckBox,
  CloseFooter,
  formatDate,
  Modal,
  Stack,
  TextArea,
  useToast,
} from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveCost } from '#booking/leave-cost.tsx';
import { useLeavePreview } from '#booking/use-leave-preview.ts';
import { NotePhoto } from './note-photo.tsx';
import { useSettling } from './use-sickness.ts';
import '#booking/booking.css';

type SicknessModalProps = { report: OfficeSickness; onClose: () => void };

/** Reported sickness with what it costs as sick leave, its note, and the two things the office can do about it. */
export function SicknessModal({ report, onClose }: SicknessModalProps): ReactElement {
  const { t } = useTranslation('vacations');
  const mayOpen = useMayCall('openSicknessNote');
  const { employeeName: name, employeeId, from, to, state, hasNote, answer: said } = report;
  const waits = state === 'reported';
  const maySettle = useMayCall('settleSickness') && waits;
  const preview = useLeavePreview(waits ? { employeeId, type: LeaveType.medical, from, to } : {});
  const id = useId();
  const [answer, setAnswer] = useState('');
  const [givesBack, setGivesBack] = useState(true);
  const offersBack = (preview?.givesBack ?? 0) > 0;
  const settling = useSettled(report, { answer, givesBack: offersBack && givesBack }, onClose);
  return (
    <Modal
      open
      title={t('sickness.of', { name })}
      width={640}
      onClose={onClose}
      footer={
        maySettle ? (
          <Settle {...settling} hasAnswer={answer.trim() !== ''} />
        ) : (
          <CloseFooter onClose={onClose} />
        )
      }
    >
      <Stack>
        <b>
          {formatDate(from)} – {formatDate(to)}
        </b>
        {hasNote && mayOpen && <NotePhoto id={report.id} name={name} />}
        {waits && <LeaveCost preview={preview} />}
        {waits && offersBack && (
          <CheckBox checked={givesBack} onChange={setGivesBack}>
            {t('booking.giveBack', { count: preview?.givesBack ?? 0 })}
          </CheckBox>
        )}
        {said && <p className="requests-text">“{said}”</p>}
        {settling.failure && <Alert tone="danger">{settling.failure}</Alert>}
        {maySettle && (
          <Stack gap={4}>
            <label htmlFor={id}>{t('sickness.answer')}</label>
            <TextArea
              id={id}
              value={answer}
              maxLength={RequestLimits.note}
              onChange={(event) => setAnswer(event.target.value)}
            />
          </Stack>
        )}
      </Stack>
    </Modal>
  );
}

type Said = { answer: string; givesBack: boolean };

function useSettled({ id }: OfficeSickness, { answer, givesBack }: Said, onClose: () => void) {
  const { t } = useTranslation('vacations');
  const toast = useToast();
  const errorText = useErrorText();
  const { id: tenantId } = useCompany();
  const settling = useSettling();
  const settle = async (how: 'book' | 'setAside'): Promise<void> => {
    const word = answer.trim() === '' ? {} : { answer: answer.trim() };
    const done = await settling
      .mutateAsync({ params: { id }, body: { tenantId, settle: how, giveBackAnnual: givesBack, ...word } })
      .catch(() => null);
    if (!done || done.refusal !== null) return;
    toast.success(t(`sickness.done.${how}`));
    onClose();
  };
  const refusal = settling.data?.refusal;
  const failure = settling.isError
    ? errorText(settling.error)
    : refusal
      ? t(`booking.refused.${refusal}`)
      : null;
  return { settle, failure, busy: settling.isPending };
}

type SettleProps = Pick<ReturnType<typeof useSettled>, 'settle' | 'busy'> & { hasAnswer: boolean };

function Settle({ settle, busy, hasAnswer }: SettleProps): ReactElement {
  const { t } = useTranslation('vacations');
  return (
    <div className="paga-actions">
      <Button disabled={busy || !hasAnswer} onClick={() => settle('setAside')}>
        {t('sickness.setAside')}
      </Button>
      <Button variant="primary" loading={busy} onClick={() => settle('book')}>
        {t('sickness.book')}
      </Button>
    </div>
  );
}
