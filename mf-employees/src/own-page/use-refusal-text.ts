import { isApiError } from '@paga/client';
import { useErrorText } from '@paga/platform';
import { useTranslation } from 'react-i18next';

/** Why an invitation is refused, as the office reads it: to an employee the same code says something else. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  return (error) => (isApiError(error, 'OWN_PAGE_OFF') ? t('ownPage.switchedOff') : errorText(error));
}
