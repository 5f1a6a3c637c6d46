import type { OfficeRequest, RequestState } from '@paga/contract/requests';
import { Button, formatDateTime, RelativeTime, Row, Stack, Tag } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveTypeTag } from '../leave/leave-type-tag.tsx';
import { useRequestWords } from './request-words.ts';

const TONE = {
  asked: 'warning',
  approved: 'success',
  applied: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  stale: 'warning',
  stopped: 'danger',
} as const satisfies Record<RequestState, string>;

type RequestLineProps = { request: OfficeRequest; onOpen: () => void };

/** A request in the list: who, what, since when, and how it was decided. */
export function RequestLine({ request, onOpen }: RequestLineProps): ReactElement {
  const { t } = useTranslation('vacations');
  const { employeeName: name, state, own, askedAt, decidedBy, decidedAt } = request;
  const { maker = false, deciders = [], mine = true } = request;
  const waits = state === 'asked' && !own && !maker && mine;
  return (
    <Row as="li" justify="between" gap={[8, 16]} className="requests-line">
      <Stack gap={4}>
        <Row gap={8}>
          <b>{name}</b>
          {state !== 'asked' && <Tag tone={TONE[state]}>{t(`requests.state.${state}`)}</Tag>}
          {own && <Tag>{t('requests.own')}</Tag>}
          {!mine && <Tag>{t('requests.waitsFor', { names: deciders.join(', ') })}</Tag>}
        </Row>
        <RequestWhat request={request} />
        <span className="paga-hint">
          {decidedAt === null ? (
            <>
              {t('requests.askedAt')} <RelativeTime value={askedAt} />
            </>
          ) : decidedBy === null ? (
            formatDateTime(decidedAt)
          ) : (
            t('requests.decidedBy', { name: decidedBy, at: formatDateTime(decidedAt) })
          )}
        </span>
      </Stack>
      <Button aria-label={t(`requests.${waits ? 'decide' : 'open'}Of`, { name })} onClick={onOpen}>
        {t(`requests.${waits ? 'decide' : 'open'}`)}
      </Button>
    </Row>
  );
}

function RequestWhat({ request }: Pick<RequestLineProps, 'request'>): ReactElement {
  const { t } = useTranslation('vacations');
  const { days, about } = useRequestWords();
  const { leave, question, changes } = request;
  if (leave)
    return (
      <span>
        <LeaveTypeTag vacation={leave} /> {days(leave)}, {t('booking.days', { count: leave.workingDays })}
      </span>
    );
  if (changes) {
    const fields = changes.map(({ field }) => t(`requests.field.${field}`));
    return <span>{t('requests.proposes', { fields: fields.join(', ') })}</span>;
  }
  return (
    <>
      <span className="requests-text">{question?.text}</span>
      {about(request) && <span className="paga-hint">{about(request)}</span>}
    </>
  );
}
