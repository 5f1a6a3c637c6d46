import { brokenPasswordRule } from '@paga/contract/identity/password-rules';
import { commonPasswords, isMadeOfWords, wordsOf } from './common-passwords.ts';

test('more than 3,000 passwords that every other rule lets through are on the list', async () => {
  const listed = [...(await commonPasswords())];
  const capital = (password: string) => password.replace(/[a-z]/, (letter) => letter.toUpperCase());
  const passing = listed.filter((one) => brokenPasswordRule(capital(one), capital(one)) === undefined);
  expect(passing.length).toBeGreaterThan(3_000);
  expect(listed).toEqual(expect.arrayContaining(['password1', 'aaaaa1', 'q1w2e3r4', 'admin123']));
  expect(listed).not.toContain('mali2026');
});

test.each([
  ['Agimi1', true],
  ['ÀGIMI-2026', true],
  ['Krasniqi.Arta1', true],
  ['xArta12', true],
  ['Paga2026', true],
  ['Mali2026', false],
  ['Artar1sja', false],
  ['Lulëkuqe7', false],
])('%s is made of what is known of a person: %s', (password, isKnown) => {
  expect(isMadeOfWords(password, wordsOf(['Agimi SH.P.K.', 'Arta Krasniqi']))).toBe(isKnown);
});
