import { call } from '@paga/client';
import { chooseOwnLanguage } from '@paga/contract/own/account';
import type { Language } from '@paga/contract/shapes';
import { showLanguage } from '@paga/platform/language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const LANGUAGES = [
  { code: 'sq', name: 'Shqip' },
  { code: 'en', name: 'English' },
] as const;

/** The person's own choice, kept with the account; this device keeps nothing of it. */
async function choose(language: Language): Promise<void> {
  call(chooseOwnLanguage, { body: { language } }).catch(() => undefined);
  await showLanguage(language);
}

/** Shqip and English, each in its own words. */
export function OwnLanguages(): ReactNode {
  const { t, i18n } = useTranslation('shell');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form.
    <div className="me-languages" role="group" aria-label={t('language.label')}>
      {LANGUAGES.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className="me-language"
          aria-pressed={i18n.language === code}
          onClick={() => void choose(code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
