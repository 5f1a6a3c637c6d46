import { mutation } from '@paga/client';
import { type AskedRequest, type ProposedChange, withdrawRequest } from '@paga/contract/requests';
import { OwnAsked } from '@paga/forms/own-asked';
import { OwnFailed, OwnPending } from '@paga/forms/own-states';
import { formatDateTime } from '@paga/kit/own';
import type { OwnPageProps } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { storedText } from './stored-text.ts';
import { useOwnProposals, useReadAnew } from './use-own-proposals.ts';

/** What one has proposed: how it stands, who decided when and with what words; what waits can be withdrawn. */
export function OwnProposals({ readOnly }: Pick<OwnPageProps, 'readOnly'>): ReactElement {
  const { t } = useTranslation('employees');
  const { data, isPending, refetch } = useOwnProposals();
  const readAnew = useReadAnew();
  const withdraw = useMutation({
    ...mutation(withdrawRequest),
    meta: { silent: true },
    // Decided in the meantime, it is shown as it is.
    onSettled: readAnew,
  });
  if (isPending) return <OwnPending />;
  if (!data) return <OwnFailed onAgain={refetch} />;
  return (
    <OwnAsked
      title={t('own.proposals')}
      none={t('own.noProposals')}
      rows={data}
      waits={({ state }) => state === 'asked' && !readOnly}
      texts={{ withdraw: t('own.withdraw'), failed: t('own.notWithdrawn') }}
      withdraw={withdraw}
    >
      {(request) => <OwnProposal request={request} />}
    </OwnAsked>
  );
}

function OwnProposal({ request }: { request: AskedRequest }): ReactElement {
  const { t } = useTranslation('employees');
  const { state, changes = [], decidedBy, decidedAt, note } = request;
  return (
    <>
      {changes.map((change) => (
        <OwnChange key={change.field} change={change} />
      ))}
      <span className={`own-state own-state-${state}`}>
        {t(`own.state.${state}`)}
        {decidedBy && ` · ${t('own.decidedBy', { name: decidedBy, at: formatDateTime(decidedAt) })}`}
      </span>
      {note && <span className="own-said">“{note}”</span>}
    </>
  );
}

function OwnChange({ change: { field, old, new: wanted, now } }: { change: ProposedChange }): ReactElement {
  const { t } = useTranslation('employees');
  const said = (value: string | null) =>
    value === null ? t(`own.${field === 'bank' ? 'noBank' : 'nothing'}`) : storedText(field, value);
  return (
    <>
      <b className="own-said">
        {t('own.change', { field: t(`own.field.${field}`), to: said(wanted), was: said(old) })}
      </b>
      {now !== undefined && <span>{t('own.foundInstead', { now: said(now) })}</span>}
    </>
  );
}
