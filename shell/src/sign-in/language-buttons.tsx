import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseBeforeSignIn } from '#language/own-language.ts';

const LANGUAGES = [
  { code: 'sq', name: 'Shqip' },
  { code: 'en', name: 'English' },
] as const;

/** Shqip and English, each in its own words. */
export function LanguageButtons(): ReactNode {
  const { t, i18n } = useTranslation('shell');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form.
    <div className="sign-in-languages" role="group" aria-label={t('language.label')}>
      {LANGUAGES.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className="sign-in-language"
          aria-pressed={i18n.language === code}
          onClick={() => void chooseBeforeSignIn(code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
