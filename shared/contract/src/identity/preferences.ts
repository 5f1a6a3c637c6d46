import { z } from 'zod';
import { inCompany, notAgreed } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Language } from '#core/shapes.ts';

/** The screens that remember how a person likes them. */
export const PREFERENCE_SCREENS = ['calculations', 'employees', 'holidays'] as const;
export const PreferenceScreen = z.enum(PREFERENCE_SCREENS);
export type PreferenceScreen = z.infer<typeof PreferenceScreen>;

/** Most characters of what one screen remembers, as JSON. */
export const PREFERENCE_CHARACTERS = 8_000;

/** What a screen remembers: JSON that the screen alone understands and checks when it reads it, because an older version may have written it. */
export const Preference = z
  .record(z.string().max(50), z.json())
  .refine((value) => JSON.stringify(value).length <= PREFERENCE_CHARACTERS, {
    message: `At most ${PREFERENCE_CHARACTERS} characters`,
  });
export type Preference = z.infer<typeof Preference>;

/** How the caller likes the screens in this company, by screen; those never changed are left out (ours). */
export const getPreferences = endpoint({
  method: 'GET',
  path: '/users/preferences',
  summary: "The caller's choices of columns, filters and the like",
  response: z.object({ preferences: z.partialRecord(PreferenceScreen, Preference) }),
  effect: 'read',
  access: inCompany,
});

/** Remembers how the caller likes a screen in this company, whole (ours). */
export const savePreference = endpoint({
  method: 'POST',
  path: '/users/preferences',
  summary: 'Remember how the caller likes a screen',
  body: z.strictObject({ screen: PreferenceScreen, value: Preference }),
  response: 'empty',
  effect: 'write',
  access: inCompany,
});

/** Sets the language the person is written to: mail, and the texts of a browser where nobody has chosen one. */
export const updateOwnLanguage = endpoint({
  method: 'POST',
  path: '/users/language',
  summary: 'Set the own language',
  body: z.strictObject({ language: Language }),
  response: z.object({ language: Language }),
  effect: 'write',
  access: notAgreed,
});

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
