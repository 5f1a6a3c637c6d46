import { isApiError } from '@paga/client';
import { useTranslation } from 'react-i18next';

/** The text of an error without the kit and the platform, which the pages before the sign-in do not load. */
export function useTextOf(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return (error) => {
    const { code, minimum } = isApiError(error) ? error : { code: 'INTERNAL' };
    return t(`errors.${code}`, { minimum, defaultValue: t('errors.INTERNAL') });
  };
}
