import { firstPasswordFault } from './password-rules.ts';

test.each([
  ['Abc123', 'Abc124', 'PASSWORDS_DIFFER'],
  ['Ab12', 'Ab12', 'PASSWORD_TOO_SHORT'],
  ['ABC123', 'ABC123', 'PASSWORD_NO_LOWERCASE'],
  ['Abcdef', 'Abcdef', 'PASSWORD_NO_DIGIT'],
  ['abc123', 'abc123', 'PASSWORD_NO_UPPERCASE'],
  ['Abc123', 'Abc123', undefined],
])('%s, repeated as %s: %s', (password, confirmation, fault) => {
  expect(firstPasswordFault(password, confirmation)).toBe(fault);
});
