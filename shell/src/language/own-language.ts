import { call } from '@paga/client';
import { updateOwnLanguage } from '@paga/contract/identity/preferences';
import type { User } from '@paga/contract/identity/user';
import type { Language } from '@paga/contract/shapes';
import { setLanguage } from '@paga/platform/language';

const CHOSEN = 'paga.language.chosen';

/** Mail is written in the language that the person reads here. A server that cannot be reached keeps the one before. */
function saveOnServer(language: Language): void {
  call(updateOwnLanguage, { body: { language } }).catch(() => undefined);
}

/** A person's choice in the top bar or on the account page: this page, this browser, mail and the next device. */
export async function chooseLanguage(language: Language): Promise<void> {
  saveOnServer(language);
  await setLanguage(language);
}

/** A choice before the sign-in: whose it is shows when somebody signs in from this tab. */
export async function chooseBeforeSignIn(language: Language): Promise<void> {
  sessionStorage.setItem(CHOSEN, language);
  await setLanguage(language);
}

/**
 * After a sign-in: what was chosen on the pages before it, else the person's own language, which this browser keeps. What others have chosen in it
 * before says nothing of this person.
 */
export async function speakTo({ language }: User): Promise<void> {
  const chosen = sessionStorage.getItem(CHOSEN);
  sessionStorage.removeItem(CHOSEN);
  if (chosen !== 'sq' && chosen !== 'en') return setLanguage(language);
  if (chosen !== language) saveOnServer(chosen);
}
