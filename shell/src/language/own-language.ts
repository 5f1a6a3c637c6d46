import { call } from '@paga/client';
import { updateOwnLanguage } from '@paga/contract/identity/preferences';
import type { User } from '@paga/contract/identity/user';
import type { Language } from '@paga/contract/shapes';
import { chosenLanguage, setLanguage, showLanguage } from '@paga/platform/language';

/** Mail is written in the language that the person reads here. A server that cannot be reached keeps the one before. */
function saveOnServer(language: Language): void {
  call(updateOwnLanguage, { body: { language } }).catch(() => undefined);
}

/** A person's choice in the top bar: this page, this browser, and mail. */
export async function chooseLanguage(language: Language): Promise<void> {
  saveOnServer(language);
  await setLanguage(language);
}

/** After a sign-in: what was chosen in this browser, else the person's own language. */
export async function speakTo({ language }: User): Promise<void> {
  const chosen = chosenLanguage();
  if (chosen === null) await showLanguage(language);
  else if (chosen !== language) saveOnServer(chosen);
}
