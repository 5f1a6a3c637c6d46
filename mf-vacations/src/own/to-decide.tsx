import { invalidates, mutation, query } from '@paga/client';
import { decideLeave, getLeaveToDecide, type LeaveToDecide, RequestLimits } from '@paga/contract/requests';
import { formatDate, formatNumber } from '@paga/kit/own';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What waits for an approver; nothing for who is none, and from a server of before. */
export function ToDecide({ readOnly }: { readOnly: boolean }): ReactElement | null {
  const { t } = useTranslation('vacations');
  const [said, setSaid] = useState('');
  const waiting = useQuery({ ...query(getLeaveToDecide), meta: { silent: true } }).data ?? [];
  if (waiting.length === 0 && said === '') return null;
  return (
    <section className="own-card" aria-label={t('own.decide.title')}>
      <h2>{t('own.decide.title')}</h2>
      <p role="status">{said}</p>
      <ul className="own-list">
        {waiting.map((leave) => (
          <li key={leave.id}>
            <Asked leave={leave} />
            {!readOnly && <Decide leave={leave} onSaid={setSaid} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const days = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

function Asked({ leave }: { leave: LeaveToDecide }): ReactElement {
  const { t } = useTranslation('vacations');
  const { name, workingDays, annualLeft, away, deputy } = leave;
  const others = away.map((one) => `${one.name} (${days(one)})`).join(', ');
  return (
    <>
      <b>{name}</b>
      <span>
        {days(leave)}, {t('booking.days', { count: workingDays })}
      </span>
      <span>{t('own.decide.annualLeft', { days: formatNumber(annualLeft) })}</span>
      <span>{others ? t('own.decide.away', { names: others }) : t('own.decide.nobodyAway')}</span>
      {deputy && <span className="own-hint">{t('own.decide.deputy')}</span>}
    </>
  );
}

type DecideProps = { leave: LeaveToDecide; onSaid: (said: string) => void };

function Decide({ leave: { id, name }, onSaid }: DecideProps): ReactElement {
  const { t } = useTranslation('vacations');
  const field = useId();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const decision = useMutation({
    ...mutation(decideLeave),
    meta: { silent: true },
    onSuccess: ({ outcome }) => onSaid(t(`own.decide.done.${outcome}`, { name })),
    onSettled: () => client.invalidateQueries(invalidates(getLeaveToDecide)),
  });
  const decide = (what: 'approve' | 'refuse'): void => {
    onSaid('');
    decision.mutate({
      params: { id },
      body: { decision: what, ...(note.trim() !== '' && { note: note.trim() }) },
    });
  };
  return (
    <div className="own-leave-form">
      <label htmlFor={field}>{t('own.decide.note', { name })}</label>
      <textarea
        id={field}
        rows={2}
        maxLength={RequestLimits.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {decision.isError && <p role="alert">{t('own.decide.failed')}</p>}
      <div className="own-decide">
        {(['approve', 'refuse'] as const).map((what) => (
          <button
            key={what}
            type="button"
            className={what === 'approve' ? 'own-button own-primary' : 'own-button'}
            aria-label={t(`own.decide.${what}Of`, { name })}
            disabled={decision.isPending}
            onClick={() => decide(what)}
          >
            {t(`own.decide.${what}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
