import { query } from '@paga/client';
import { getRegistryState, getRemotes, SHELL } from '@paga/contract/remotes';
import { Alert, EmptyState, ErrorState, formatDateTime, Page, SkeletonCard, Stack } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PartCard } from './part-card.tsx';
import { RegistryCard } from './registry-card.tsx';
import { TokenCard } from './token-card.tsx';

/** The parts of the page for role 1: which build runs, what failed in people's browsers, how fast their visits were. */
export function PartsScreen(): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('navigation.parts')} hint={t('parts.hint')}>
      <Stack>
        <RefusedRegistry />
        <Parts />
      </Stack>
    </Page>
  );
}

/** That what lies in the site's folder is not what runs: nobody else sees it, as the last good registry goes on. */
function RefusedRegistry(): ReactNode {
  const { t } = useTranslation('admin');
  const { data } = useQuery({ ...query(getRegistryState, {}), meta: { silent: true } });
  if (!data || data.faults.length === 0) return null;
  const { version, faults } = data;
  const goesOn =
    version === null ? t('parts.registry.none') : t('parts.registry.goesOn', { at: formatDateTime(version) });
  return (
    <Alert tone="danger" title={t('parts.registry.refused')}>
      <p>{goesOn}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault} className="paga-breaks" lang="en">
            {fault}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Parts(): ReactNode {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const maySeeAll = useMayCall('getRegistryMoves');
  const mayToken = useMayCall('getRemoteTokens');
  const { data, error, refetch } = useQuery({ ...query(getRemotes, {}), meta: { silent: true } });
  if (error && !data)
    return <ErrorState title={t('parts.failed')} detail={errorText(error)} onRetry={refetch} />;
  if (!data) return <SkeletonCard />;
  if (data.length === 0) return <EmptyState title={t('parts.empty')} hint={t('parts.emptyHint')} />;
  return (
    <Stack>
      {data.map((part) => (
        <PartCard key={part.name} part={part} />
      ))}
      {maySeeAll && <RegistryCard />}
      {mayToken && <TokenCard remotes={data.map(({ name }) => name).filter((name) => name !== SHELL)} />}
    </Stack>
  );
}
