import { z } from 'zod';
import { notAgreed } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';

/** Language of the accounting descriptions. */
export const AccountingLanguage = { albanian: 0, english: 1 } as const;
export type AccountingLanguage = (typeof AccountingLanguage)[keyof typeof AccountingLanguage];

/** Language of the accounting descriptions: 0 Albanian, 1 English. */
export const getLanguage = endpoint({
  method: 'GET',
  path: '/register/getLanguage',
  summary: 'Language of the accounting descriptions',
  response: z.enum(AccountingLanguage),
  effect: 'read',
  access: notAgreed,
});

/** Sets the language of the accounting descriptions. */
export const updateSelectedLanguage = endpoint({
  method: 'POST',
  path: '/register/updateSelectedLanguageQB',
  summary: 'Set the language of the accounting descriptions',
  body: z.strictObject({ value: z.enum(AccountingLanguage) }),
  response: z.object({ value: z.enum(AccountingLanguage) }),
  effect: 'write',
  access: notAgreed,
});
