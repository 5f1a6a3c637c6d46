import { call, query } from '@paga/client';
import { checkPostings, getPostings, type Posting } from '@paga/contract/bookkeeping';
import { Alert, Button, Card, Money, Row, SimpleTable, Tag, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { PostModal } from './post.modal.tsx';
import './bookkeeping.css';

const TONES = { waiting: 'warning', posted: 'success', refused: 'danger', reversed: 'neutral' } as const;

/** The entries of the month in the books, what went wrong with them, and what was changed there since. */
export function MonthPostings({
  period: { month, year },
  closed,
}: {
  period: Period;
  closed: boolean;
}): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { id: tenantId, hasQuickbooks } = useCompany();
  const input = { query: { tenantId, month, year } };
  const { data } = useQuery({ ...query(getPostings, input), enabled: hasQuickbooks, meta: { silent: true } });
  if (!hasQuickbooks || !data) return null;
  const stands = data.postings.some(({ status }) => status === 'posted' || status === 'waiting');
  if (data.postsClosed && closed && !stands) return <Alert>{t('bookkeeping.offer')}</Alert>;
  if (data.postings.length === 0) return null;
  return (
    <Card title={t('bookkeeping.entries.title')} extra={<CheckButton period={{ month, year }} />}>
      <Entries postings={data.postings} period={{ month, year }} />
    </Card>
  );
}

function CheckButton({ period: { month, year } }: { period: Period }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const mayCheck = useMayCall('checkPostings');
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(checkPostings, { body: { tenantId, month, year } }),
    onSuccess: (answer) => {
      client.setQueryData(query(getPostings, { query: { tenantId, month, year } }).queryKey, answer);
      const changed = answer.postings.filter(({ changedThere }) => changedThere !== null).length;
      if (changed > 0) toast.warning(t('bookkeeping.entries.differ', { count: changed }));
      else toast.success(t('bookkeeping.entries.same'));
    },
    onError: (error) => toast.error(errorText(error)),
    meta: { silent: true },
  });
  if (!mayCheck) return null;
  return (
    <Button icon="refresh" loading={isPending} onClick={() => mutate()}>
      {t('bookkeeping.entries.check')}
    </Button>
  );
}

type EntriesProps = { postings: readonly Posting[]; period: Period };

function Entries({ postings, period }: EntriesProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <SimpleTable
      label={t('bookkeeping.entries.title')}
      rows={postings}
      rowKey={({ id }) => id}
      stacks
      columns={[
        { key: 'number', title: t('bookkeeping.entries.number'), render: ({ docNumber }) => docNumber },
        {
          key: 'kind',
          title: t('bookkeeping.entries.kind'),
          render: ({ kind }) => t(`bookkeeping.entries.kinds.${kind}`),
        },
        {
          key: 'salaries',
          title: t('bookkeeping.entries.salaries'),
          align: 'right',
          render: ({ salaries }) => salaries,
        },
        {
          key: 'amount',
          title: t('bookkeeping.entries.amount'),
          align: 'right',
          render: ({ amount }) => <Money value={amount} />,
        },
        {
          key: 'status',
          title: t('bookkeeping.entries.status'),
          render: (posting) => <Status posting={posting} period={period} />,
        },
      ]}
    />
  );
}

type StatusProps = { posting: Posting; period: Period };

/** Where an entry stands; one that did not arrive has its cure and the button that posts its salaries again. */
function Status({ posting, period }: StatusProps): ReactElement {
  const { t } = useTranslation('payroll');
  const mayPost = useMayCall('synchronizeSalaries');
  const [isOpen, setOpen] = useState(false);
  const { docNumber, status, changedThere, errorMessage, unpostedEmployeeIds } = posting;
  return (
    <Row>
      <Tag tone={TONES[status]}>{t(`bookkeeping.entries.statuses.${status}`)}</Tag>
      {changedThere && <Tag tone="danger">{t(`bookkeeping.entries.there.${changedThere}`)}</Tag>}
      {errorMessage && <span className="paga-hint">{errorMessage}</span>}
      {mayPost && unpostedEmployeeIds.length > 0 && (
        <Button
          size="small"
          aria-label={t('bookkeeping.entries.retryOf', { docNumber })}
          onClick={() => setOpen(true)}
        >
          {t('bookkeeping.entries.retry')}
        </Button>
      )}
      {isOpen && (
        <PostModal period={period} employeeIds={unpostedEmployeeIds} onClose={() => setOpen(false)} />
      )}
    </Row>
  );
}
