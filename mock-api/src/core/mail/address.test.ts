import { oneAddress } from './address.ts';

test.each(['arta@agimi.test', 'Arta.Krasniqi+paga@agimi.co.uk', "o'neill_1@xn--agimi.test"])(
  '%s is one address',
  (text) => {
    expect(oneAddress(text)).toBe(text);
  },
);

test.each([
  '',
  'arta',
  '@agimi.test',
  'arta@',
  'arta@localhost',
  'arta@agimi.test,mira@agimi.test',
  'arta@agimi.test;mira@agimi.test',
  'arta@agimi.test mira@agimi.test',
  'Arta <arta@agimi.test>',
  '"arta@agimi.test" <mira@other.test>',
  'team: arta@agimi.test, mira@agimi.test;',
  'arta@agimi.test\r\nBcc: mira@other.test',
  'arta@agimi.test\nBcc: mira@other.test',
  'arta(mira@other.test)@agimi.test',
  'arta@@agimi.test',
  'arta@agimi..test',
  'arta.@agimi.test',
  'arta@-agimi.test',
  'arta@[10.0.0.1]',
  'arta@agimi.test\0',
  'ärta@agimi.test',
  `${'a'.repeat(65)}@agimi.test`,
  `a@${'a.'.repeat(100)}test`,
])('%j is not', (text) => {
  expect(oneAddress(text)).toBeUndefined();
});
