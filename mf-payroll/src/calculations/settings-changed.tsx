import { Alert } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Says of an open month that its rows stand on older tables or settings; nothing is calculated behind anybody's back. */
export function SettingsChanged(): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <Alert tone="warning" title={t('calculations.settingsChanged.title')}>
      {t('calculations.settingsChanged.text')}
    </Alert>
  );
}
