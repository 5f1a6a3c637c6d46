import type { IdentifierCheck } from './identifier-check.ts';

const IBAN_START = 'XK05';

/** Banks by the first two digits of the account (rules §8). */
const banks: Readonly<Record<string, string>> = {
  10: 'CBK',
  11: 'ProCredit',
  15: 'Raiffeisen',
  17: 'NLB',
  19: 'BKT',
  20: 'TEB',
};

/** A checked account: `value` is the 16 digits that are stored, with its IBAN and bank (null when the prefix is unknown). */
type BankAccountCheck = IdentifierCheck & { iban: string | null; bank: string | null };

/**
 * A bank account: 16 digits or `XK05` and 16 digits, spaces stripped (an error otherwise); the number mod 97 is 1 (a warning otherwise).
 * A cell that holds a number is refused: Excel keeps 15 digits only, so the last is lost. Rules §8.
 *
 * Example: `checkBankAccount('XK05 1212 0123 4567 8906').value` is `'1212012345678906'`.
 */
export function checkBankAccount(cell: string | number): BankAccountCheck {
  if (typeof cell === 'number') return refused(String(cell), 'NUMBER_INSTEAD_OF_TEXT');
  const compact = cell.replace(/\s/g, '').toUpperCase();
  const value = compact.startsWith(IBAN_START) ? compact.slice(IBAN_START.length) : compact;
  if (!/^\d{16}$/.test(value)) return refused(value, 'NOT_SIXTEEN_DIGITS');
  const good = BigInt(value) % 97n === 1n;
  return {
    ok: true,
    value,
    problem: good ? null : { code: 'CHECK_DIGIT', severity: 'warning' },
    iban: ibanOf(value),
    bank: bankOf(value),
  };
}

function refused(value: string, code: 'NUMBER_INSTEAD_OF_TEXT' | 'NOT_SIXTEEN_DIGITS'): BankAccountCheck {
  return { ok: false, value, problem: { code, severity: 'error' }, iban: null, bank: null };
}

/** The IBAN of a 16-digit account. Example: `ibanOf('1212012345678906')` is `'XK051212012345678906'`. */
export function ibanOf(account: string): string {
  return `${IBAN_START}${account}`;
}

/** The bank of an account by its prefix, null when unknown. Example: `bankOf('1701...')` is `'NLB'`. */
export function bankOf(account: string): string | null {
  return banks[account.slice(0, 2)] ?? null;
}
