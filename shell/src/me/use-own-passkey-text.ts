import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { passkeyProblem } from '#passkeys/passkey-problem.ts';

/** The text of what went wrong with a passkey of the own page, in the browser or at the server. */
export function useOwnPasskeyText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  return (error) => {
    const problem = passkeyProblem(error);
    return problem ? t(`me.problem.${problem}`) : textOf(error);
  };
}
