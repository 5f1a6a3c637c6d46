import type { ReactElement } from 'react';
import { useFormTexts } from './texts.ts';

/** A part of an employee's own page while something is asked for; drawn with nothing of the kit. */
export function OwnPending(): ReactElement {
  const t = useFormTexts();
  return (
    <p aria-busy="true" className="own-hint">
      {t('own.loading')}
    </p>
  );
}

/** What could not be had, and the way to ask once more. */
export function OwnFailed({ onAgain }: { onAgain: () => unknown }): ReactElement {
  const t = useFormTexts();
  return (
    <div className="own-card" role="alert">
      <p>{t('own.notOpened')}</p>
      <button type="button" className="own-button" onClick={onAgain}>
        {t('own.again')}
      </button>
    </div>
  );
}
