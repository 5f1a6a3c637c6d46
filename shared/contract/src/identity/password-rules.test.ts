import { brokenPasswordRule, keptPasswordRules } from './password-rules.ts';

test.each([
  ['Abc123', 'Abc124', 'PASSWORDS_DIFFER'],
  ['Ab12', 'Ab12', 'PASSWORD_TOO_SHORT'],
  ['ABC123', 'ABC123', 'PASSWORD_NO_LOWERCASE'],
  ['Abcdef', 'Abcdef', 'PASSWORD_NO_DIGIT'],
  ['abc123', 'abc123', 'PASSWORD_NO_UPPERCASE'],
  ['Abc123', 'Abc123', undefined],
])('%s, repeated as %s: %s', (password, confirmation, fault) => {
  expect(brokenPasswordRule(password, confirmation)).toBe(fault);
});

test('letters of the Albanian alphabet count as the others do', () => {
  expect(brokenPasswordRule('ÇËÇ12ë', 'ÇËÇ12ë')).toBeUndefined();
  expect(brokenPasswordRule('çëç123', 'çëç123')).toBe('PASSWORD_NO_UPPERCASE');
});

test('a company asks for more characters, never for fewer', () => {
  expect(brokenPasswordRule('Abc123', 'Abc123', 8)).toBe('PASSWORD_BELOW_COMPANY_MINIMUM');
  expect(brokenPasswordRule('Abc12', 'Abc12', 4)).toBe('PASSWORD_TOO_SHORT');
});

test('each rule is reported on its own, for a list that is ticked while one types', () => {
  expect(keptPasswordRules('mali').map(({ kept }) => kept)).toEqual([false, true, false, false]);
  expect(keptPasswordRules('Mali2026').every(({ kept }) => kept)).toBe(true);
  expect(keptPasswordRules('Mali2026', 12)[0]).toEqual({
    code: 'PASSWORD_BELOW_COMPANY_MINIMUM',
    kept: false,
  });
  expect(keptPasswordRules('Mali20262026', 12).every(({ kept }) => kept)).toBe(true);
  expect(keptPasswordRules('Mali', 4)[0]).toEqual({ code: 'PASSWORD_TOO_SHORT', kept: false });
});
