import { useErrorText } from '@paga/platform';
import { useTranslation } from 'react-i18next';
import { refusalOf } from './refusal.ts';

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
      const outcome = errorText(error);
      const why =
        reason === undefined || reason === 'exists' || reason === 'periodClosed'
          ? ''
          : ` ${t(`booking.refused.${reason}`)}`;
      throw Object.assign(new Error(outcome), { fields: [{ path, message: `${outcome}${why}` }] });
    }
  };
}
