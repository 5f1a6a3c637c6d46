import {
  ACCOUNT_WORDS,
  CASH_WORDS,
  OTHERS_WORDS,
  PAYMENT_WORDS,
  type Phrases,
  SMALL_WORDS,
} from './account-words.ts';
import { PAYROLL_ACCOUNTS } from './payroll-accounts.ts';
import { kindOf } from './service-lists.ts';

type Category = keyof typeof PAYROLL_ACCOUNTS;
const CATEGORIES = Object.keys(PAYROLL_ACCOUNTS) as Category[];
type Known = { name: string; accountType: string | null };

/** The accounts that fit a payroll account best; several fit equally well. */
type Proposed<Account> = { category: Category; accounts: Account[] };

/** From how much of its name on an account is taken for meant: "Pagat e projekteve" is half of it about pay. */
const ENOUGH = 0.5;

/** A line on one of these needs a supplier or a customer beside it, which pay has not. */
const NEEDS_A_PARTY: readonly string[] = ['Accounts Payable', 'Accounts Receivable'];

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}]+/u)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word));

/** How much of a name the phrase is, from 0 to 1; 0: a word of the phrase is not in it. */
function shareOf(words: readonly string[], phrase: string): number {
  const left = [...words];
  for (const start of phrase.split(' ')) {
    const at = left.findIndex((word) => word.startsWith(start));
    if (at < 0) return 0;
    left.splice(at, 1);
  }
  return (words.length - left.length) / words.length;
}

const fit = (name: string, phrases: Phrases): number =>
  Math.max(0, ...phrases.map((phrase) => shareOf(wordsOf(name), phrase)));

const names = ({ name }: Known, phrases: Phrases): boolean => fit(name, phrases) > 0;

/** Whether pay of a kind may be posted to an account of its type: advances are often an asset, all else is a debt or a cost. */
function fitsKind(category: Category, { accountType }: Known): boolean {
  if (accountType === null || NEEDS_A_PARTY.includes(accountType)) return false;
  const kind = kindOf(accountType);
  if (kind === PAYROLL_ACCOUNTS[category].kind) return accountType !== 'Credit Card';
  return category === 'avanse' && accountType === 'Other Current Asset';
}

/** How well a name fits. Of a default, no better than of another payroll account: the tax on pay is no cost of pay, whatever its type. */
function markOf(category: Category, { name }: Known): number {
  const mark = fit(name, ACCOUNT_WORDS[category]);
  const isDefault = category === PAYROLL_ACCOUNTS[category].kind;
  const isMeant = isDefault && CATEGORIES.some((other) => fit(name, ACCOUNT_WORDS[other]) > mark);
  return isMeant ? 0 : mark;
}

/** Those of the highest mark, where that is enough. */
function best<Account>(accounts: readonly Account[], mark: (account: Account) => number): Account[] {
  const marks = accounts.map(mark);
  const highest = Math.max(0, ...marks);
  return highest < ENOUGH ? [] : accounts.filter((_, at) => marks[at] === highest);
}

/**
 * For each payroll account the accounts of the service that fit it best, by words of their names and by their type. What has none is not
 * in the list, and falls back to the default of its kind when it is posted.
 */
export function proposeAccounts<Account extends Known>(accounts: readonly Account[]): Proposed<Account>[] {
  const ours = accounts.filter((account) => !names(account, OTHERS_WORDS));
  return CATEGORIES.map((category) => ({
    category,
    accounts: best(
      ours.filter((account) => fitsKind(category, account)),
      (account) => markOf(category, account),
    ),
  })).filter((proposed) => proposed.accounts.length > 0);
}

/** The bank accounts that salaries may be paid from: the one named for pay, else every one that is no cash. */
export function proposePayment<Account extends Known>(accounts: readonly Account[]): Account[] {
  const banks = accounts.filter((one) => one.accountType === 'Bank' && !names(one, CASH_WORDS));
  const ofPay = best(banks, ({ name }) => fit(name, PAYMENT_WORDS));
  return ofPay.length > 0 ? ofPay : banks;
}
