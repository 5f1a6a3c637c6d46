import { PASSWORD_COST } from '@paga/mock-api/identity/session/password';

const OF_PRODUCT = { ...PASSWORD_COST };

/** From here on a password costs next to nothing to hash, as everything does that no test is about. */
export function cheapPasswords(): void {
  Object.assign(PASSWORD_COST, { memoryCost: 8 });
}

/** From here on it costs what it costs in the product, for tests about the time that a sign-in takes. */
export function costlyPasswords(): void {
  Object.assign(PASSWORD_COST, OF_PRODUCT);
}
