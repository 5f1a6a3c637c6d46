import type { Language } from '@paga/contract/shapes';
import { countFormat, interpolation, registerMessages } from '@paga/platform/language';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { shellMessages } from './shell-messages.ts';

/** Starts i18next with the shell's own texts in one language; the other language and the remotes' texts come when they are needed. */
export async function startLanguages(language: Language): Promise<void> {
  await i18next
    .use(countFormat)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'sq',
      supportedLngs: ['sq', 'en'],
      defaultNS: 'shell',
      resources: {},
      partialBundledLanguages: true,
      interpolation,
      react: { useSuspense: false },
    });
  await registerMessages('shell', shellMessages);
}
