// The words that `pnpm check:words` refuses, each with plainer ones that everybody in the field uses.

export const FORBIDDEN = [
  [/\btold\b/, 'shown, reported, notified'],
  [/\bwhoever\b/, 'somebody who, those who'],
  [/\btaken +back\b/, 'undone, removed, revoked'],
  [/\blaid +over\b/, 'merged'],
  [/\bverbs?\b/, 'handler, method, command'],
  [/\bdoors?\b/, 'sign-in, entry'],
  [/\b(un)?seal(s|ed|ing)?\b/, 'encrypted, hash chain, hash'],
  [/\bsecond +steps?\b/, 'two-factor'],
  [/\bmended\b/, 'fixed'],
];

/** Names of the wire and of the database, which stay. */
export const FIXED_NAMES = [
  'SECOND_STEP_NEEDS_EMAIL',
  'auditSeal',
  'audit_seal',
  'audit_seal_stretch',
  'sealed',
  'sealedAt',
  'sealedClient',
];

/** The list itself and its test. */
export const ABOUT_WORDS = ['shared/build/check/words.mjs', 'shared/build/src/check-words.test.ts'];
