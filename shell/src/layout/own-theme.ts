import { call } from '@paga/client';
import { updateOwnProfile } from '@paga/contract/identity/account';
import type { User } from '@paga/contract/identity/user';
import type { Theme } from '@paga/contract/shapes';
import { chooseTheme } from './theme.ts';

/** A signed-in person's choice: this page, this browser, and the account, so that the next device follows. */
export function chooseOwnTheme(theme: Theme): void {
  chooseTheme(theme);
  // A server that cannot be reached keeps the one before.
  call(updateOwnProfile, { body: { theme } }).catch(() => undefined);
}

/** After a sign-in: the theme the person has chosen anywhere; who never has keeps what this browser shows. */
export function showThemeOf({ theme }: User): void {
  if (theme !== undefined) chooseTheme(theme);
}
