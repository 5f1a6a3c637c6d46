import type { ErrorCode } from './error-codes.ts';

/**
 * What an open session alone may not do, because an open session is not yet the person: make people or change what they may do (`people`), decide about
 * pay or change where it goes (`pay`), take everybody's data away (`everybody`), or lower how the company is guarded (`security`).
 */
type StepUpReason = 'people' | 'pay' | 'everybody' | 'security';

/**
 * A password or passkey given again in the last 5 minutes, in a company that asks for it: else `STEP_UP_NEEDED`, or `PASSKEY_NEEDED` where only a passkey
 * counts. `always`: before the input is looked at. `changed`: inside the write, when it turns out to change an account or a setting of that kind.
 */
export type StepUp = { reason: StepUpReason; when: 'always' | 'changed' };

/** Makes a person, or changes an e-mail, a role, a status or companies of one. */
export const changesPeople: StepUp = { reason: 'people', when: 'always' };
/** Closes or reopens a month, or changes what the company pays from. */
export const decidesPay: StepUp = { reason: 'pay', when: 'always' };
/** May change the bank account of an employee among other things. */
export const mayMoveAccount: StepUp = { reason: 'pay', when: 'changed' };
/** Changes which code runs in everybody's browser, or who may. */
export const changesParts: StepUp = { reason: 'security', when: 'always' };
/** May lower how the company is guarded. */
export const mayLowerGuard: StepUp = { reason: 'security', when: 'changed' };

const takesEverybody: StepUp = { reason: 'everybody', when: 'always' };

/**
 * Whose data an answer holds, and for what. Every call that answers a file or rows of people says it.
 * - `everybody`: pay, accounts, personal numbers or leave of everybody as it leaves the product or as the report for it, in whatever form: file, mail,
 *   preview, the report's own data.
 * - `worktable`: rows that people look at and change all day; a question every 5 minutes would teach them to type a password without reading.
 * - `person`: papers of one person. `sums`: no person. `import`: what the caller has just sent. `template`: a form without anybody's data.
 */
export type Content = 'everybody' | 'worktable' | 'person' | 'sums' | 'import' | 'template';

/** The one step-up of each kind of content: calls that hand out the same ask the same. */
export const STEP_UP_OF_CONTENT: Readonly<Record<Content, StepUp | undefined>> = {
  everybody: takesEverybody,
  worktable: undefined,
  person: undefined,
  sums: undefined,
  import: undefined,
  template: undefined,
};

/** What a declaration says of its step-up; see `Endpoint`. */
type Guarded = { stepUp?: StepUp; carries?: Content; money?: true };

/** The step-up of a call: for what it does, else for what it hands out. */
export function stepUpOf({ stepUp, carries }: Guarded): StepUp | undefined {
  return stepUp ?? (carries && STEP_UP_OF_CONTENT[carries]);
}

/** Whether a call is one of money, which nobody makes with a password that somebody else chose: `PASSWORD_NOT_OWN`. */
export function isOfMoney({ stepUp, money }: Guarded): boolean {
  return money === true || stepUp?.reason === 'pay';
}

/** What a call may refuse with because of these. */
export function stepUpErrors(call: Guarded): ErrorCode[] {
  const errors: ErrorCode[] = stepUpOf(call) ? ['STEP_UP_NEEDED', 'PASSKEY_NEEDED'] : [];
  return isOfMoney(call) ? [...errors, 'PASSWORD_NOT_OWN'] : errors;
}
