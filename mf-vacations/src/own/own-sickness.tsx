import { invalidates, mutation, query } from '@paga/client';
import { getOwnSickness, type Sickness, withdrawSickness } from '@paga/contract/requests';
import { OwnAsked } from '@paga/forms/own-asked';
import { formatDate, formatDateTime } from '@paga/kit/own';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What one has reported and what became of it; nothing where there is nothing, and from a server of before. */
export function OwnSickness({ readOnly }: { readOnly: boolean }): ReactElement | null {
  const { t } = useTranslation('vacations');
  const client = useQueryClient();
  const reports = useQuery({ ...query(getOwnSickness), meta: { silent: true } }).data ?? [];
  const withdraw = useMutation({
    ...mutation(withdrawSickness),
    meta: { silent: true },
    // Settled in the meantime, it is shown as it is.
    onSettled: () => client.invalidateQueries(invalidates(getOwnSickness)),
  });
  if (reports.length === 0) return null;
  return (
    <OwnAsked
      title={t('own.sickness.title')}
      rows={reports}
      waits={({ state }) => state === 'reported' && !readOnly}
      texts={{ withdraw: t('own.withdraw'), failed: t('own.notWithdrawn') }}
      withdraw={withdraw}
    >
      {(report) => <Report report={report} />}
    </OwnAsked>
  );
}

const STATE_LOOKS = {
  reported: 'asked',
  booked: 'applied',
  setAside: 'refused',
  withdrawn: 'withdrawn',
} as const;

function Report({ report }: { report: Sickness }): ReactElement {
  const { t } = useTranslation('vacations');
  const { from, to, hasNote, state, settledBy, settledAt, answer } = report;
  return (
    <>
      <b>
        {formatDate(from)} – {formatDate(to)}
      </b>
      {hasNote && <span>{t('own.sickness.withNote')}</span>}
      <span className={`own-state own-state-${STATE_LOOKS[state]}`}>
        {t(`sickness.state.${state}`)}
        {settledBy && ` · ${t('requests.decidedBy', { name: settledBy, at: formatDateTime(settledAt) })}`}
      </span>
      {answer && <span className="own-said">“{answer}”</span>}
    </>
  );
}
