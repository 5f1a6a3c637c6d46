import type { Language } from '@paga/contract/shapes';
import type { OwnPagePart } from '@paga/platform';
import type { RemoteStore } from '@paga/platform/host';
import { registerMessages } from '@paga/platform/language';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnProof } from '../account/own-proof.tsx';
import type { OfferedPart } from './own-registry.ts';

type Wish = 'loading' | 'away' | { Page: OwnPagePart['Page'] };

async function pageOf(store: RemoteStore | undefined, code: string): Promise<OwnPagePart['Page']> {
  if (!store) throw new Error('the remote is not there');
  const { messages, Page } = (await store.load(code)) as OwnPagePart;
  await registerMessages(store.entry.name, messages);
  return Page;
}

/** A part of the own page, from the remote that offers it; its own sentence while that is away. */
export function PartPage({
  store,
  part,
  language,
  readOnly,
}: {
  store: RemoteStore | undefined;
  part: OfferedPart;
  language: Language;
  readOnly: boolean;
}): ReactNode {
  const { t } = useTranslation('shell');
  const [attempt, setAttempt] = useState(0);
  const [wish, setWish] = useState<Wish>('loading');
  // Another attempt is another wish for the same part.
  useEffect(() => {
    let current = true;
    const set = (next: Wish) => current && setWish(next);
    pageOf(store, part.code).then(
      (Page) => set({ Page }),
      () => set('away'),
    );
    return () => {
      current = false;
    };
  }, [store, part.code, attempt]);
  const again = (): void => {
    store?.retry();
    setWish('loading');
    setAttempt((count) => count + 1);
  };
  const away = <Away title={part.title} onAgain={again} />;
  if (wish === 'loading')
    return (
      <p aria-busy="true" className="own-hint">
        {t('me.loading')}
      </p>
    );
  if (wish === 'away') return away;
  return (
    <Caught key={attempt} away={away} onThrow={(error) => store?.renderThrew(part.code, error)}>
      <wish.Page language={language} readOnly={readOnly} Proof={OwnProof} />
    </Caught>
  );
}

function Away({ title, onAgain }: { title: string; onAgain: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <>
      <h1>{title}</h1>
      <div className="own-card" role="alert">
        <p>{t('me.away', { part: title })}</p>
        <button type="button" className="own-button" onClick={onAgain}>
          {t('me.again')}
        </button>
      </div>
    </>
  );
}

type CaughtProps = { away: ReactNode; onThrow: (error: unknown) => void; children: ReactNode };

/** What a part throws while it is drawn stays in its place. */
class Caught extends Component<CaughtProps, { thrown: boolean }> {
  override state = { thrown: false };
  static getDerivedStateFromError() {
    return { thrown: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onThrow(error);
  }
  override render() {
    return this.state.thrown ? this.props.away : this.props.children;
  }
}
