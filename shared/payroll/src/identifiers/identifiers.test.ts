import { bankOf, checkBankAccount, checkPersonalNumber, ibanOf } from '../index.ts';

test('a personal number passes with its check digit', () => {
  expect(checkPersonalNumber(' 1234567892 ')).toEqual({ ok: true, value: '1234567892', problem: null });
});

test('a wrong check digit is a warning', () => {
  expect(checkPersonalNumber('1234567890')).toEqual({
    ok: true,
    value: '1234567890',
    problem: { code: 'CHECK_DIGIT', severity: 'warning' },
  });
});

test('exactly one last digit of any first nine passes', () => {
  for (let first = 100_000_000; first < 900_000_000; first += 7_654_321) {
    const good = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      (digit) => checkPersonalNumber(`${first}${digit}`).problem === null,
    );
    expect(good).toHaveLength(1);
  }
});

test('a remainder of 10 or 11 becomes the digit 0', () => {
  // 4 x 1 + ... sums to 0 mod 11 and 1 mod 11
  expect(checkPersonalNumber('0000000000').problem).toBeNull();
  expect(checkPersonalNumber('0000000060').problem).toBeNull();
});

test('numbers that start with 9 have no check digit', () => {
  expect(checkPersonalNumber('9234567890').problem).toBeNull();
});

test('anything but 10 digits is an error, nine are offered with the lost zero', () => {
  for (const wrong of ['', '12345', '12345678901', '12345678a2', '1234 56789'])
    expect(checkPersonalNumber(wrong)).toMatchObject({
      ok: false,
      problem: { code: 'NOT_TEN_DIGITS', severity: 'error' },
    });
  expect(checkPersonalNumber('123456789').problem).toEqual({
    code: 'LEADING_ZERO_LOST',
    severity: 'error',
    suggestion: '0123456789',
  });
});

test('an account passes as 16 digits and as IBAN, spaces stripped', () => {
  const good = {
    ok: true,
    value: '1212012345678906',
    problem: null,
    iban: 'XK051212012345678906',
    bank: null,
  };
  expect(checkBankAccount('1212012345678906')).toEqual(good);
  expect(checkBankAccount(' xk05 1212 0123 4567 8906')).toEqual(good);
});

test('the whole number mod 97 is 1, otherwise a warning', () => {
  expect(checkBankAccount('1212012345678907').problem).toEqual({ code: 'CHECK_DIGIT', severity: 'warning' });
  expect(checkBankAccount('1212012345678907').ok).toBe(true);
});

test('a cell that holds a number, another length or another country is refused', () => {
  expect(checkBankAccount(1212012345678906)).toMatchObject({
    ok: false,
    problem: { code: 'NUMBER_INSTEAD_OF_TEXT' },
  });
  for (const wrong of [
    '',
    '121201234567890',
    'XK061212012345678906',
    '12120123456789061',
    '121201234567890A',
  ]) {
    expect(checkBankAccount(wrong)).toMatchObject({
      ok: false,
      problem: { code: 'NOT_SIXTEEN_DIGITS', severity: 'error' },
      iban: null,
      bank: null,
    });
  }
});

test.each([
  ['10', 'CBK'],
  ['11', 'ProCredit'],
  ['15', 'Raiffeisen'],
  ['17', 'NLB'],
  ['19', 'BKT'],
  ['20', 'TEB'],
  ['12', null],
])('the prefix %s is the bank %s', (prefix, bank) => {
  expect(bankOf(`${prefix}00000000000000`)).toBe(bank);
});

test('the IBAN is the account behind XK05', () => {
  expect(ibanOf('1212012345678906')).toBe('XK051212012345678906');
});
