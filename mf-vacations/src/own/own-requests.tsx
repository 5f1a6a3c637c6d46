import { invalidates, mutation } from '@paga/client';
import { leaveReasonName, leaveTypeName } from '@paga/contract/leave';
import { type AskedRequest, getOwnRequests, withdrawRequest } from '@paga/contract/requests';
import type { Language } from '@paga/contract/shapes';
import { OwnAsked } from '@paga/forms/own-asked';
import { formatDate, formatDateTime } from '@paga/kit/own';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type OwnRequestsProps = { requests: readonly AskedRequest[]; language: Language; readOnly: boolean };

/** What one has asked for: how it stands, who decided when and with what words; what waits can be withdrawn. */
export function OwnRequests({ requests, language, readOnly }: OwnRequestsProps): ReactElement {
  const { t } = useTranslation('vacations');
  const client = useQueryClient();
  const withdraw = useMutation({
    ...mutation(withdrawRequest),
    meta: { silent: true },
    // Decided in the meantime, it is shown as it is.
    onSettled: () => client.invalidateQueries(invalidates(getOwnRequests)),
  });
  return (
    <OwnAsked
      title={t('own.requests')}
      none={t('own.noRequests')}
      rows={requests}
      waits={({ state }) => state === 'asked' && !readOnly}
      texts={{ withdraw: t('own.withdraw'), failed: t('own.notWithdrawn') }}
      withdraw={withdraw}
    >
      {(request) => <OwnRequest request={request} language={language} />}
    </OwnAsked>
  );
}

function OwnRequest({ request, language }: { request: AskedRequest; language: Language }): ReactElement {
  const { t } = useTranslation('vacations');
  const { state, leave, question, decidedBy, decidedAt, note } = request;
  return (
    <>
      {leave && (
        <>
          <b>
            {formatDate(leave.from)} – {formatDate(leave.to)}
          </b>
          <span>
            {leaveTypeName(leave.typeId, language)}
            {leave.reason && `, ${leaveReasonName(leave.reason, language)}`},{' '}
            {t('booking.days', { count: leave.workingDays })}
          </span>
        </>
      )}
      {question && <span className="own-said">{question.text}</span>}
      <span className={`own-state own-state-${state}`}>
        {t(`requests.state.${state}`)}
        {decidedBy && ` · ${t('requests.decidedBy', { name: decidedBy, at: formatDateTime(decidedAt) })}`}
      </span>
      {leave?.daysNow !== undefined && (
        <span>
          {t('own.moved', {
            before: t('booking.days', { count: leave.workingDays }),
            now: t('booking.days', { count: leave.daysNow }),
          })}
        </span>
      )}
      {note && <span className="own-said">“{note}”</span>}
    </>
  );
}
