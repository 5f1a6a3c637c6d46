import { Card, ErrorState, Modal, Page, SkeletonCard, SkeletonPage } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeReference } from '../manifest/remote-manifest.ts';
import { NAMESPACE } from '../messages.ts';
import { RemotePart } from './remote-part.tsx';
import './remote-outlet.css';

type Kind = 'page' | 'card' | 'extra' | 'window';

type RemoteOutletProps = {
  /** The remote's name in the registry. */
  remote: string;
  code: CodeReference;
  /** What the person knows the place by: the text of the route's or card's label. */
  title: string;
  /** A whole page, a card among others, a card that takes no place before it is there, or a window over the page. */
  as?: Kind;
  /** What the component is handed; a remote's pages read the address instead. A window is handed `onClose`. */
  props?: Readonly<Record<string, unknown>> | undefined;
  /** Of a window. */
  onClose?: () => void;
};

/**
 * The place of one component of a remote: a skeleton at once, a hint after 3 s, within 10 s either the component or a text that names what
 * is missing and offers to try again. Nothing a remote does reaches beyond it.
 */
export function RemoteOutlet({
  remote,
  code,
  title,
  as = 'page',
  props,
  onClose,
}: RemoteOutletProps): ReactNode {
  return (
    <RemotePart
      remote={remote}
      code={code}
      props={onClose ? { ...props, onClose } : props}
      waiting={(slow) => <Waiting as={as} slow={slow} title={title} onClose={onClose} />}
      missing={(retry) => <RemoteMissing as={as} title={title} onRetry={retry} onClose={onClose} />}
    />
  );
}

type PlaceProps = { as: Kind; title: string; onClose?: (() => void) | undefined };

function Waiting({ as, slow, title, onClose }: PlaceProps & { slow: boolean }): ReactNode {
  const { t } = useTranslation(NAMESPACE);
  if (as === 'extra') return <span hidden aria-busy="true" />;
  const place = (
    <div aria-busy="true" className={as === 'card' ? 'paga-remote-waiting' : undefined}>
      {as === 'page' ? <SkeletonPage title={title} /> : <SkeletonCard />}
      <p role="status" className="paga-remote-hint">
        {slow ? t('remote.slow', { title }) : ''}
      </p>
    </div>
  );
  return as === 'window' ? <Window title={title} onClose={onClose} content={place} /> : place;
}

/** The sentence where something of a remote should be; `detail` says what else is missing with it. */
export function RemoteMissing({
  as,
  title,
  detail,
  onRetry,
  onClose,
}: PlaceProps & { detail?: string; onRetry: () => void }): ReactNode {
  const { t } = useTranslation(NAMESPACE);
  const sentences = [detail, t('remote.missingDetail')].filter(Boolean).join(' ');
  const state = <ErrorState title={t('remote.missing', { title })} detail={sentences} onRetry={onRetry} />;
  if (as === 'window') return <Window title={title} onClose={onClose} content={state} />;
  return as === 'page' ? <Page title={title}>{state}</Page> : <Card title={title}>{state}</Card>;
}

function Window({ title, onClose, content }: Omit<PlaceProps, 'as'> & { content: ReactNode }): ReactNode {
  return (
    <Modal open title={title} onClose={() => onClose?.()}>
      {content}
    </Modal>
  );
}
