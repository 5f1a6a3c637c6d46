import type { Language } from '@paga/contract/shapes';
import { countFormat, interpolation, type MessageLoaders, registerMessages } from '@paga/platform/language';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Starts i18next with those texts of the shell in one language; the other language and the remotes' texts come when they are needed. */
export async function startLanguages(language: Language, messages: MessageLoaders): Promise<void> {
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
  await registerMessages('shell', messages);
}
