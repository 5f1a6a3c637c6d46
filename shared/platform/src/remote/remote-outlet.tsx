import { Card, ErrorState, Page, SkeletonCard, SkeletonPage } from '@paga/kit';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { CodeReference } from '../manifest/remote-manifest.ts';
import { NAMESPACE } from '../messages.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { remotesStore } from './remotes.ts';
import { useRemoteExport } from './use-remote-export.ts';
import './remote-outlet.css';

type Kind = 'page' | 'card' | 'extra';

type RemoteOutletProps = {
  /** The remote's name in the registry. */
  remote: string;
  code: CodeReference;
  /** What the person knows the place by: the text of the route's or card's label. */
  title: string;
  /** A whole page, a card among others, or a card that takes no place before it is there. */
  as?: Kind;
  /** What the component is handed; a remote's pages read the address instead. */
  props?: Readonly<Record<string, unknown>> | undefined;
};

/**
 * The place of one component of a remote: a skeleton at once, a hint after 3 s, within 10 s either the component or a text that names what
 * is missing and offers to try again. Nothing a remote does reaches beyond it.
 */
export function RemoteOutlet({ remote, code, title, as = 'page', props }: RemoteOutletProps): ReactNode {
  const store = useStore(remotesStore, (remotes) =>
    remotes.stores.find((candidate) => candidate.entry.name === remote),
  );
  const { wish, attempt, retry, threw } = useRemoteExport(store, remote, code);
  const missing = <Missing as={as} title={title} onRetry={retry} />;

  if (wish.status === 'loading') return <Waiting as={as} slow={wish.slow} title={title} />;
  if (wish.status === 'failed') return missing;
  return (
    <RemoteBoundary key={`${code}/${attempt}`} onThrow={threw} fallback={missing}>
      {createElement(wish.value as FunctionComponent<Record<string, unknown>>, props)}
    </RemoteBoundary>
  );
}

function Waiting({ as, slow, title }: { as: Kind; slow: boolean; title: string }): ReactNode {
  const { t } = useTranslation(NAMESPACE);
  if (as === 'extra') return null;
  return (
    <div aria-busy="true" className={as === 'card' ? 'paga-remote-waiting' : undefined}>
      {as === 'page' ? <SkeletonPage title={title} /> : <SkeletonCard />}
      <p role="status" className="paga-remote-hint">
        {slow ? t('remote.slow', { title }) : ''}
      </p>
    </div>
  );
}

function Missing({ as, title, onRetry }: { as: Kind; title: string; onRetry: () => void }): ReactNode {
  const { t } = useTranslation(NAMESPACE);
  const state = (
    <ErrorState title={t('remote.missing', { title })} detail={t('remote.missingDetail')} onRetry={onRetry} />
  );
  return as === 'page' ? <Page title={title}>{state}</Page> : <Card title={title}>{state}</Card>;
}
