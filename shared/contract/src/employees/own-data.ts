import { z } from 'zod';
import { ownEmployee } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';

const Stored = z.string().nullable();

/** What the record of an employee holds of what they may propose to change, and the e-mail that only the office changes; null: nothing is stored. */
export const OwnData = z.object({
  email: Stored,
  phone: Stored,
  familyContact: Stored,
  municipality: Stored,
  address: Stored,
  bank: Stored,
  bankAccountNumber: Stored,
});
export type OwnData = z.infer<typeof OwnData>;

/** What the record holds of the person whose page it is. */
export const getOwnData = endpoint({
  method: 'GET',
  path: '/own/data',
  summary: 'What my record holds',
  response: OwnData,
  errors: ['OWN_PART_OFF'],
  effect: 'read',
  access: ownEmployee,
});
