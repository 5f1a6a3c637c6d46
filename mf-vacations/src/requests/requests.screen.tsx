import type { OfficeRequest } from '@paga/contract/requests';
import { REQUEST_PAGE_SIZE } from '@paga/contract/requests';
import { Button, Card, EmptyState, ErrorState, Page, Pager, Row, Segmented, SkeletonTable } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { SicknessList } from '../sickness/sickness-list.tsx';
import { OfficePeopleModal } from './office-people.modal.tsx';
import { RequestModal } from './request.modal.tsx';
import { RequestLine } from './request-line.tsx';
import { useRequests } from './use-requests.ts';
import './requests.css';

const OF = ['open', 'decided'] as const;

/** What employees ask the office for: what waits, and what was decided by whom. */
export function RequestsScreen(): ReactElement {
  const { t } = useTranslation('vacations');
  const [params, setParams] = useSearchParams();
  const of = params.get('of') === 'decided' ? 'decided' : 'open';
  const mayTie = useMayCall('saveOfficePerson');
  const [tying, setTying] = useState(false);
  return (
    <Page
      title={t('requests.title')}
      hint={t('requests.hint')}
      back={<Link to="/holidays">{t('upcoming.toCalendar')}</Link>}
      extra={mayTie && <Button onClick={() => setTying(true)}>{t('requests.office.open')}</Button>}
    >
      <Row>
        <Segmented
          label={t('requests.which')}
          value={of}
          options={OF.map((value) => ({ value, label: t(`requests.of.${value}`) }))}
          onChange={(next) => setParams(next === 'open' ? {} : { of: next }, { replace: true })}
        />
      </Row>
      <SicknessList key={`sickness ${of}`} of={of} />
      <RequestsList key={of} of={of} />
      {tying && <OfficePeopleModal onClose={() => setTying(false)} />}
    </Page>
  );
}

function RequestsList({ of }: { of: 'open' | 'decided' }): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<OfficeRequest | null>(null);
  const requests = useRequests(of, page);
  if (requests.isPending) return <SkeletonTable rows={4} columns={3} />;
  if (requests.isError)
    return <ErrorState detail={errorText(requests.error)} onRetry={() => requests.refetch()} />;
  const { data, meta } = requests.data;
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          picture="calendar"
          title={t(`requests.empty.${of}`)}
          hint={of === 'open' ? t('requests.empty.hint') : undefined}
        />
      ) : (
        <Card>
          <ul className="paga-list" aria-label={t(`requests.of.${of}`)}>
            {data.map((request) => (
              <RequestLine key={request.id} request={request} onOpen={() => setOpened(request)} />
            ))}
          </ul>
          {of === 'decided' && (
            <Pager
              page={page}
              pageSize={REQUEST_PAGE_SIZE}
              sizes={[REQUEST_PAGE_SIZE]}
              total={meta.total}
              onChange={(next) => setPage(next.page)}
            />
          )}
        </Card>
      )}
      {opened && <RequestModal request={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
