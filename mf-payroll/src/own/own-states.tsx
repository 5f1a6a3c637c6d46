import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** While something is asked for. */
export function OwnPending(): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <p aria-busy="true" className="own-hint">
      {t('own.loading')}
    </p>
  );
}

/** What could not be had, and the way to ask once more. */
export function OwnFailed({ onAgain }: { onAgain: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <div className="own-card" role="alert">
      <p>{t('own.failed')}</p>
      <button type="button" className="own-button" onClick={onAgain}>
        {t('own.again')}
      </button>
    </div>
  );
}
