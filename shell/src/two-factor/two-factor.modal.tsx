import { KitProvider, kitMessages } from '@paga/kit';
import i18next from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storedMode } from '#layout/theme.ts';
import { CodeDialog } from './code-dialog.tsx';
import { waysOf } from './other-ways.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import type { TwoFactorProps, Way } from './two-factor-props.ts';

for (const language of ['sq', 'en'] as const)
  i18next.addResourceBundle(language, 'kit', kitMessages[language]);

/** The two-factor step of a sign-in, in the kit's frame, which the pages before the sign-in do not have. */
export function TwoFactorModal(props: TwoFactorProps): ReactNode {
  const { i18n } = useTranslation('shell');
  return (
    <KitProvider mode={storedMode()} language={i18n.language === 'en' ? 'en' : 'sq'}>
      <TwoFactorStep {...props} />
    </KitProvider>
  );
}

/** The passkey first, then the app, where there are any; who has lost them asks for a code. */
function TwoFactorStep(props: TwoFactorProps): ReactNode {
  const [way, setWay] = useState<Way>(waysOf(props.ticket)[0] ?? 'mail');
  const [mailed, setMailed] = useState(way === 'mail');
  const onWay = (next: Way): void => {
    setMailed(mailed || next === 'mail');
    setWay(next);
  };
  const step = { ...props, mailed, onWay };
  return way === 'passkey' ? <PasskeyDialog {...step} /> : <CodeDialog key={way} way={way} {...step} />;
}
