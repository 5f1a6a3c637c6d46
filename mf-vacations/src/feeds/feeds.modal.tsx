import type { LeaveFeed } from '@paga/contract/leave';
import { CloseFooter, ConfirmModal, ErrorState, Modal, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedList, useFeedName } from './feed-list.tsx';
import { MadeAddress } from './made-address.tsx';
import { NewFeed } from './new-feed.tsx';
import { useFeeds } from './use-feeds.ts';
import './feeds.css';

/** Subscribes other calendars to leave by secret addresses: makes one, shows it this once, lists those there are, ends them. */
export function FeedsModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const mayMake = useMayCall('createLeaveFeed');
  const nameOf = useFeedName();
  const { feeds, making, ending } = useFeeds();
  const [leaving, setLeaving] = useState<LeaveFeed | null>(null);
  const end = async (feed: LeaveFeed): Promise<void> => {
    // The page shows what fails; the question stays open, so that one may try again.
    await ending.mutateAsync({ params: { id: feed.id } }).then(
      () => {
        if (making.data?.feed.id === feed.id) making.reset();
        setLeaving(null);
      },
      () => undefined,
    );
  };
  return (
    <>
      <Modal
        open={leaving === null}
        title={t('feeds.title')}
        width={720}
        onClose={onClose}
        footer={<CloseFooter onClose={onClose} />}
      >
        <Stack>
          <p>{t('feeds.intro')}</p>
          {making.data && <MadeAddress path={making.data.path} name={nameOf(making.data.feed)} />}
          {mayMake && <NewFeed busy={making.isPending} onMake={(body) => making.mutate({ body })} />}
          {feeds.isPending && <SkeletonTable rows={2} columns={4} />}
          {feeds.isError && <ErrorState detail={errorText(feeds.error)} onRetry={() => feeds.refetch()} />}
          {feeds.data && <FeedList feeds={feeds.data} onEnd={setLeaving} />}
        </Stack>
      </Modal>
      {leaving && (
        <ConfirmModal
          open
          danger
          title={t('feeds.endQuestion', { name: nameOf(leaving) })}
          confirmText={t('feeds.endConfirm')}
          loading={ending.isPending}
          onConfirm={() => end(leaving)}
          onClose={() => setLeaving(null)}
        >
          {t('feeds.endHint')}
        </ConfirmModal>
      )}
    </>
  );
}
