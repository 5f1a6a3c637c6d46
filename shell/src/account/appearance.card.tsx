import { Card, Segmented } from '@paga/kit';
import { useSession } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { chooseLanguage } from '#language/own-language.ts';
import { chooseOwnTheme } from '#layout/own-theme.ts';
import { themeStore } from '#layout/theme.ts';

const THEMES = ['light', 'dark', 'system'] as const;

/** Language and theme: kept with the account, so that they are the same on the next device. */
export function AppearanceCard(): ReactNode {
  const { t } = useTranslation('shell');
  const { language } = useSession();
  const { theme } = useStore(themeStore);
  return (
    <Card title={t('account.appearance.title')}>
      <div className="account-choices">
        <p aria-hidden="true">{t('language.label')}</p>
        <Segmented
          label={t('language.label')}
          value={language}
          options={[
            { value: 'sq', label: 'Shqip' },
            { value: 'en', label: 'English' },
          ]}
          onChange={(chosen) => void chooseLanguage(chosen)}
        />
        <p aria-hidden="true">{t('account.appearance.theme')}</p>
        <Segmented
          label={t('account.appearance.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: t(`account.appearance.${value}`) }))}
          onChange={chooseOwnTheme}
        />
      </div>
      <p className="paga-hint">{t('account.appearance.hint')}</p>
    </Card>
  );
}
