import { Page, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthenticatorCard } from '#authenticator/authenticator.card.tsx';
import { AppearanceCard } from './appearance.card.tsx';
import { PasskeysCard } from './passkeys.card.tsx';
import { PersonCard } from './person.card.tsx';
import { SessionsCard } from './sessions.card.tsx';
import { TrustedDevicesCard } from './trusted-devices.card.tsx';
import { TwoFactorCard } from './two-factor.card.tsx';

/** The own account, a card for each matter. */
export function AccountScreen(): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Page slim title={t('account.configurations')}>
      <Stack>
        <PersonCard />
        <AppearanceCard />
        <TwoFactorCard />
        <AuthenticatorCard />
        <SessionsCard />
        <PasskeysCard />
        <TrustedDevicesCard />
      </Stack>
    </Page>
  );
}
