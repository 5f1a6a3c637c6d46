import { useTranslation } from 'react-i18next';

/** Anything that carries a code of the contract; ApiError does. */
type Coded = { code: string };

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String((error as Coded).code) : 'INTERNAL';
}

/** Gives the text of an error in the person's language: `errors.<CODE>` of the shell, else the general one. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return (error) => t([`errors.${codeOf(error)}`, 'errors.INTERNAL']);
}
