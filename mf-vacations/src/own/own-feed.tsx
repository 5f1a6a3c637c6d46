import { invalidates, mutation, query } from '@paga/client';
import {
  createOwnLeaveFeed,
  endOwnLeaveFeed,
  getOwnLeaveFeed,
  type OwnLeaveFeed,
} from '@paga/contract/leave';
import { formatDateTime } from '@paga/kit/own';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The calendar feed of one's own leave: made, shown once, ended. Nothing of a server of before. */
export function OwnFeed({ readOnly }: { readOnly: boolean }): ReactElement | null {
  const { t } = useTranslation('vacations');
  const { feed, make, end, failed } = useOwnFeed();
  if (feed === undefined) return null;
  const path = make.data?.path;
  return (
    <section className="own-card" aria-label={t('own.feed.title')}>
      <h2>{t('own.feed.title')}</h2>
      <p>{t('own.feed.intro')}</p>
      {feed && <Standing feed={feed} />}
      {feed && path && <Address address={`${location.origin}${path}`} />}
      {failed && <p role="alert">{t('own.feed.failed')}</p>}
      <p role="status">{end.isSuccess && feed === null ? t('own.feed.ended') : ''}</p>
      {!readOnly && (
        <div className="own-decide">
          <button
            type="button"
            className="own-button"
            disabled={make.isPending}
            onClick={() => make.mutate({ body: {} })}
          >
            {t(feed ? 'own.feed.again' : 'own.feed.make')}
          </button>
          {feed && (
            <button
              type="button"
              className="own-button"
              disabled={end.isPending}
              onClick={() => end.mutate({})}
            >
              {t('own.feed.end')}
            </button>
          )}
        </div>
      )}
      {feed && !readOnly && <p className="own-hint">{t('own.feed.replaces')}</p>}
    </section>
  );
}

function useOwnFeed() {
  const client = useQueryClient();
  const { data } = useQuery({ ...query(getOwnLeaveFeed), meta: { silent: true } });
  const onSettled = () => client.invalidateQueries(invalidates(getOwnLeaveFeed));
  const make = useMutation({ ...mutation(createOwnLeaveFeed), meta: { silent: true }, onSettled });
  const end = useMutation({ ...mutation(endOwnLeaveFeed), meta: { silent: true }, onSettled });
  return { feed: data?.feed, make, end, failed: make.isError || end.isError };
}

function Standing({ feed: { createdAt, lastReadAt } }: { feed: OwnLeaveFeed }): ReactElement {
  const { t } = useTranslation('vacations');
  return (
    <p>
      {t('own.feed.since', { at: formatDateTime(createdAt) })}{' '}
      {lastReadAt ? t('own.feed.lastRead', { at: formatDateTime(lastReadAt) }) : t('own.feed.never')}
    </p>
  );
}

function Address({ address }: { address: string }): ReactElement {
  const { t } = useTranslation('vacations');
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = (): Promise<void> => navigator.clipboard.writeText(address).then(() => setCopied(true));
  return (
    <div className="own-leave-form">
      <label htmlFor={id}>{t('own.feed.address')}</label>
      <input id={id} type="text" readOnly value={address} onFocus={(event) => event.target.select()} />
      <div className="own-decide">
        <button
          type="button"
          className="own-button own-primary"
          onClick={() => void copy().catch(() => undefined)}
        >
          {t('own.feed.copy')}
        </button>
        <span role="status">{isCopied ? t('own.feed.copied') : ''}</span>
      </div>
    </div>
  );
}
