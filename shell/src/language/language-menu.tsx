import { Dropdown } from '@paga/kit';
import { useSession } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from './own-language.ts';

/** Shqip and English, each in its own words. */
export function LanguageMenu(): ReactNode {
  const { t } = useTranslation('shell');
  const { language } = useSession();
  const items = [
    { key: 'sq', label: 'Shqip', checked: language === 'sq', onSelect: () => void chooseLanguage('sq') },
    { key: 'en', label: 'English', checked: language === 'en', onSelect: () => void chooseLanguage('en') },
  ];
  const shown = language === 'sq' ? 'Shqip' : 'English';
  return (
    <Dropdown variant="quiet" icon="globe" label={`${t('language.label')}: ${shown}`} items={items}>
      <span className="frame-language-name">{shown}</span>
    </Dropdown>
  );
}
