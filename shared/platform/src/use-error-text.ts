import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Anything that carries a code of the contract, and the least it asks where the code is about one; ApiError does. */
type Coded = { code: string; minimum?: number };

function codedOf(error: unknown): Coded {
  return typeof error === 'object' && error !== null && 'code' in error ? (error as Coded) : { code: 'INTERNAL' };
}

/** Gives the text of an error in the person's language: `errors.<CODE>` of the shell, else the general one. The same function until that changes. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return useCallback(
    (error) => {
      const { code, minimum } = codedOf(error);
      return t([`errors.${code}`, 'errors.INTERNAL'], { minimum });
    },
    [t],
  );
}
