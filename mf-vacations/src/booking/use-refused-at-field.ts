import { isApiError } from '@paga/client';
import { useErrorText } from '@paga/platform';
import { useTranslation } from 'react-i18next';
import { refusalOf } from './refusal.ts';

const isInvalid = (error: unknown): boolean => isApiError(error) && error.code === 'VALIDATION_FAILED';

/** Runs a write and rethrows what the server refuses as an error of the field it is about, in the person's language. */
export function useRefusedAtField(): <T>(write: () => Promise<T>) => Promise<T> {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  return async (write) => {
    try {
      return await write();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      const { path, reason } = refusal;
      // What the schema refuses has no outcome of its own to name.
      const outcome = reason === 'tooLong' && isInvalid(error) ? '' : errorText(error);
      const why =
        reason === undefined || reason === 'exists' || reason === 'periodClosed'
          ? ''
          : ` ${t(`booking.refused.${reason}`)}`;
      const message = `${outcome}${why}`.trim();
      throw Object.assign(new Error(message), { fields: [{ path, message }] });
    }
  };
}
