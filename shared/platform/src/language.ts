import type { Language } from '@paga/contract/shapes';
import i18next, { type FormatterModule } from 'i18next';
import type { MessageLoaders } from './define-remote.ts';

export type { MessageLoaders } from './define-remote.ts';

const THOUSANDS = new Intl.NumberFormat('en-US');

/** How texts take in their values: React escapes them. */
export const interpolation = { escapeValue: false, alwaysFormat: true };

/** What counts in a text; a year, a line of a sheet or the number of a closing does not. */
const COUNTS: ReadonlySet<string> = new Set(['count', 'done', 'identical', 'most', 'rows', 'total']);

/** A count in a text has its thousands apart, as numbers have everywhere ("1,000"). */
export const countFormat: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, _language, options) =>
    typeof value === 'number' && COUNTS.has(options?.interpolationkey) ? THOUSANDS.format(value) : value,
};

const LANGUAGES: readonly Language[] = ['sq', 'en'];

const STORED = 'paga.language';
const loaders = new Map<string, MessageLoaders>();
const loading = new Map<string, Promise<void>>();

/** The language somebody chose in this browser earlier; null when nobody has. */
function chosenLanguage(): Language | null {
  const stored = readStored();
  return LANGUAGES.find((language) => language === stored) ?? null;
}

/** The language chosen earlier in this browser, else the person's own, else Albanian. */
export function storedLanguage(own?: Language): Language {
  return chosenLanguage() ?? own ?? 'sq';
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

function load(namespace: string, language: Language): Promise<void> {
  const key = `${namespace}/${language}`;
  const running = loading.get(key);
  const messages = loaders.get(namespace);
  if (running || !messages) return running ?? Promise.resolve();
  const started = messages[language]().then((file) => {
    // A file is whole: nothing to merge it with, and nobody else writes into it.
    i18next.addResourceBundle(language, namespace, file.default, false, true, {
      silent: false,
      skipCopy: true,
    });
  });
  loading.set(
    key,
    started.catch((error) => {
      loading.delete(key);
      throw error;
    }),
  );
  return loading.get(key) ?? started;
}

/** Registers a namespace's messages and loads the language in use; the other one is loaded when somebody switches to it. */
export function registerMessages(namespace: string, messages: MessageLoaders): Promise<void> {
  if (loaders.get(namespace) !== messages) {
    loaders.set(namespace, messages);
    loading.delete(`${namespace}/sq`);
    loading.delete(`${namespace}/en`);
  }
  return load(namespace, i18next.language === 'en' ? 'en' : 'sq');
}

/** Switches the whole page without a reload: loads what is missing first, then texts and `lang` change together. */
export async function showLanguage(language: Language): Promise<void> {
  await Promise.allSettled([...loaders.keys()].map((namespace) => load(namespace, language)));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The same, by a person's choice, which this browser keeps. */
export async function setLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // A browser without storage forgets the choice; the page still switches.
  }
}
