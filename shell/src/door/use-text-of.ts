import { isApiError } from '@paga/client';
import { useTranslation } from 'react-i18next';

/** The text of an error without the kit and the platform, which the door does not load. */
export function useTextOf(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return (error) => t([`errors.${isApiError(error) ? error.code : 'INTERNAL'}`, 'errors.INTERNAL']);
}
