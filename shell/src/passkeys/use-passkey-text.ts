import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { passkeyProblem } from './passkey-problem.ts';

/** The text of what went wrong with a passkey, in the browser or at the server; nothing for nothing. */
export function usePasskeyText(): (error: unknown) => string | undefined {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  return (error) => {
    if (error === null || error === undefined) return undefined;
    const problem = passkeyProblem(error);
    return problem ? t(`passkeys.problem.${problem}`) : textOf(error);
  };
}
