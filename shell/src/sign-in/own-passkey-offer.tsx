import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPasskey } from '#me/add-own-passkey.ts';
import { useOwnPasskeyText } from '#me/use-own-passkey-text.ts';
import { usesPasskeys } from '#passkeys/sign-in-alone.ts';
import { Said } from './own-fault.tsx';

/** Who has just joined is offered a passkey; without one a code is mailed at each sign-in. */
export function PasskeyOffer({ onEnd }: { onEnd: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useOwnPasskeyText();
  const [error, setError] = useState('');
  async function add(): Promise<void> {
    setError('');
    try {
      await addPasskey();
      onEnd();
    } catch (caught) {
      setError(textOf(caught));
    }
  }
  const canAdd = usesPasskeys();
  return (
    <div className="sign-in-box">
      <h1>{t('me.offer.title')}</h1>
      <p className="sign-in-lead">{t(canAdd ? 'me.offer.text' : 'me.offer.none')}</p>
      <Said error={error} />
      {canAdd && (
        <button type="button" className="sign-in-button" onClick={() => void add()}>
          {t('me.offer.add')}
        </button>
      )}
      <button type="button" className="sign-in-button sign-in-passkey" onClick={onEnd}>
        {t(canAdd ? 'me.offer.later' : 'me.offer.open')}
      </button>
    </div>
  );
}
