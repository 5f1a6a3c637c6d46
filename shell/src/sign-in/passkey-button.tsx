import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usesPasskeys } from '#passkeys/sign-in-alone.ts';

/** Signs in with a passkey alone; nothing where the browser uses none. */
export function PasskeyButton({ busy, onUse }: { busy: boolean; onUse: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  if (!usesPasskeys()) return null;
  return (
    <>
      <span className="sign-in-or">{t('signIn.or')}</span>
      <button type="button" className="sign-in-button sign-in-passkey" aria-disabled={busy} onClick={onUse}>
        {t('signIn.passkey')}
      </button>
    </>
  );
}
