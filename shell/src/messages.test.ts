import { ERROR_STATUS } from '@paga/contract/error-codes';
import { RoleId } from '@paga/contract/shapes';
import en from '../messages/en.json';
import sq from '../messages/sq.json';

const TRANSPORT = ['NETWORK', 'TIMEOUT'];

test.each([
  ['sq', sq],
  ['en', en],
])('every error code and every role has a text in %s', (_language, messages) => {
  expect(Object.keys(messages.errors).sort()).toEqual([...Object.keys(ERROR_STATUS), ...TRANSPORT].sort());
  expect(Object.keys(messages.role)).toEqual(Object.values(RoleId).map(String));
});

test('the fixed messages of the error catalogue are literal', () => {
  expect(sq.errors.INTERNAL).toBe('Diçka shkoi gabim!');
  expect(sq.errors.WRONG_CREDENTIALS).toBe('Emri i përdoruesit ose fjalëkalimi është i pasaktë');
  expect(sq.signIn.done).toBe('Jeni kyçur me sukses!');
  expect([sq.errors.NOT_SIGNED_IN, en.errors.NOT_SIGNED_IN]).toEqual([
    'Nuk jeni i kyçur!',
    'You are not logged in',
  ]);
  expect([sq.errors.PASSWORDS_DIFFER, sq.errors.PASSWORD_TOO_SHORT]).toEqual([
    'Fjalekalimet nuk perputhen',
    'Fjalekalimi duhet te jete me i gjate se 6 karaktere',
  ]);
  expect(en.errors.CURRENT_PASSWORD_WRONG).toBe('Your current password is wrong.');
  expect(sq.errors.CLOSING_CODE_WRONG).toBe('Kodi nuk eshte valid');
});
