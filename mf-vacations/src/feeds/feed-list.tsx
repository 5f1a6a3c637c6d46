import type { LeaveFeed } from '@paga/contract/leave';
import { RowActions } from '@paga/forms';
import { EmptyState, formatDateTime, RelativeTime, type SimpleColumn, SimpleTable } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What a feed is called: its person or sector, or the company. */
export function useFeedName(): (feed: LeaveFeed) => string {
  const { name: company } = useCompany();
  return ({ name }) => name ?? company;
}

type FeedListProps = { feeds: readonly LeaveFeed[]; onEnd: (feed: LeaveFeed) => void };

/** The own feeds; each ends by a click. */
export function FeedList({ feeds, onEnd }: FeedListProps): ReactElement {
  const { t } = useTranslation('vacations');
  const mayEnd = useMayCall('endLeaveFeed');
  const nameOf = useFeedName();
  const optionsOf = ({ withType, withHolidays }: LeaveFeed): string =>
    [withType && t('feeds.type'), withHolidays && t('feeds.holidays')].filter(Boolean).join(', ');
  const columns: SimpleColumn<LeaveFeed>[] = [
    {
      key: 'name',
      title: t('feeds.column.name'),
      render: (feed) => (
        <>
          {nameOf(feed)} <span className="paga-hint">{t(`feeds.scope.${feed.scope}`)}</span>
        </>
      ),
    },
    { key: 'options', title: t('feeds.column.options'), render: (feed) => optionsOf(feed) || '–' },
    { key: 'made', title: t('feeds.column.made'), render: (feed) => formatDateTime(feed.createdAt) },
    {
      key: 'read',
      title: t('feeds.column.read'),
      render: ({ lastReadAt }) => (lastReadAt ? <RelativeTime value={lastReadAt} /> : t('feeds.neverRead')),
    },
    {
      key: 'end',
      title: <span className="paga-hidden">{t('feeds.column.end')}</span>,
      align: 'right',
      render: (feed) =>
        mayEnd && (
          <RowActions
            actions={[
              {
                word: t('feeds.endShort'),
                label: t('feeds.end', { name: nameOf(feed) }),
                onClick: () => onEnd(feed),
              },
            ]}
          />
        ),
    },
  ];
  return (
    <SimpleTable
      label={t('feeds.list')}
      showLabel
      rows={feeds}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<EmptyState picture="calendar" title={t('feeds.empty')} />}
      stacks
    />
  );
}
