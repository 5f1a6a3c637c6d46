import { DomainError } from '#core/domain-error.ts';

/** So many heavy calls of a person, and of all people of a company, run at once. */
export const [PERSON_AT_ONCE, COMPANY_AT_ONCE] = [3, 4];
/** A person who is so far ahead of one second per second waits: three at once for thirty seconds, one after the other for ever. */
export const AHEAD_MS = 60_000;
const AGAIN_AFTER_S = 5;

/** What runs for a person and a company, and how far ahead the person is. */
type Load = { person: number; company: number; ahead: number };

/** Refuses one more heavy call, with when to come again, where that is too much. */
export function refuseTooMuch({ person, company, ahead }: Load): void {
  if (person >= PERSON_AT_ONCE || company >= COMPANY_AT_ONCE) throw tooMuch(AGAIN_AFTER_S);
  if (ahead >= AHEAD_MS) throw tooMuch(Math.ceil((ahead - AHEAD_MS) / 1000) + AGAIN_AFTER_S);
}

const tooMuch = (seconds: number) => new DomainError('TOO_MUCH_AT_ONCE', { retryAfter: seconds });
