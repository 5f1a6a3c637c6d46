import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Anything that carries a code of the contract, and the least it asks where the code is about one; ApiError does. */
type Coded = { code: string; minimum?: number; message?: string };

/** Refusals whose words come from the server, in the person's language: they name the account, the day, the cure. */
const SAID_BY_SERVER = ['BOOKKEEPING_REFUSED'];

function codedOf(error: unknown): Coded {
  return typeof error === 'object' && error !== null && 'code' in error
    ? (error as Coded)
    : { code: 'INTERNAL' };
}

/** Gives the text of an error in the person's language: `errors.<CODE>` of the shell, else the general one. The same function until that changes. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return useCallback(
    (error) => {
      const { code, minimum, message } = codedOf(error);
      if (SAID_BY_SERVER.includes(code) && message && message !== code) return message;
      return t(`errors.${code}`, { minimum, defaultValue: t('errors.INTERNAL') });
    },
    [t],
  );
}
