import { z } from 'zod';
import { ownEmployee } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { EmployeeLimits } from '../employees/employee-limits.ts';
import { AskedRequest } from './request.ts';

const text = (max: number) => z.string().trim().max(max).nullable();
const change = (max: number) => z.strictObject({ was: z.string().nullable(), to: text(max) }).optional();

/** Fields of the record with what the person was shown and what they want instead; null: nothing. */
const Changes = z
  .strictObject({
    address: change(EmployeeLimits.address),
    municipality: change(EmployeeLimits.text),
    phone: change(EmployeeLimits.phone),
    familyContact: change(EmployeeLimits.text),
  })
  .refine((changes) => Object.values(changes).some((one) => one !== undefined), {
    error: 'something is changed',
  });

/**
 * Proposes other data for one's record, which the office decides about. `CONFLICT` while a proposal of this kind waits, and when the record holds something else than the person was shown.
 * `REQUESTS_WAITING` while too many requests wait.
 */
export const proposeOwnData = endpoint({
  method: 'POST',
  path: '/own/data/propose',
  summary: 'Propose other data for my record',
  body: z.strictObject({ changes: Changes }),
  response: AskedRequest,
  errors: ['CONFLICT', 'REQUESTS_WAITING', 'OWN_PART_OFF', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: ownEmployee,
});

/** From when on another account can be proposed (an instant); null: at once. Not within 7 days of joining, of another own address, or of a proposal that was stopped. */
export const getBankAccountRule = endpoint({
  method: 'GET',
  path: '/own/bank-account/rule',
  summary: 'From when on I can propose another account',
  response: z.object({ openFrom: z.string().nullable() }),
  errors: ['OWN_PART_OFF'],
  effect: 'read',
  access: ownEmployee,
});

/**
 * Proposes another account for one's pay, with a passkey or a mailed code given just now (`OWN_PROOF_NEEDED`), and mails it to every address of the person of the last 90 days, with a link that stops it. Until it is
 * confirmed, and in a month that is closed, pay goes to the account of before. `OWN_ACCOUNT_TOO_SOON` before `openFrom`; `CONFLICT` while one waits, and when the record holds another account than `was`.
 */
export const proposeBankAccount = endpoint({
  method: 'POST',
  path: '/own/bank-account/propose',
  summary: 'Propose another account for my pay',
  body: z.strictObject({
    account: z.string().trim().min(1).max(EmployeeLimits.bankAccountTyped),
    was: z.string().nullable(),
  }),
  response: AskedRequest,
  errors: [
    'OWN_PROOF_NEEDED',
    'OWN_ACCOUNT_TOO_SOON',
    'CONFLICT',
    'REQUESTS_WAITING',
    'OWN_PART_OFF',
    'COMPANY_READ_ONLY',
  ],
  effect: 'write',
  access: ownEmployee,
});
