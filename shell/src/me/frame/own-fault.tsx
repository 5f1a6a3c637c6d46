import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';

/** What could not be had, in words, and the way to ask once more. */
export function OwnFault({ error, onAgain }: { error: unknown; onAgain: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  return (
    <div className="own-card" role="alert">
      <p>{textOf(error)}</p>
      <button type="button" className="own-button" onClick={onAgain}>
        {t('me.again')}
      </button>
    </div>
  );
}
