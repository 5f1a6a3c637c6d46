import { appAddress, base32, codeOfStep, newSharedSecret, stepOf, stepOfCode } from './totp.ts';

// RFC 6238, appendix B: SHA-1, the last six of its eight digits.
const SECRET = Buffer.from('12345678901234567890');
const KNOWN: [string, string][] = [
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
];

test.each(KNOWN)('at %s the code is %s', (at, code) => {
  expect(codeOfStep(SECRET, stepOf(new Date(at)))).toBe(code);
});

test('a code is right in its 30 s, the one before and the one after, and in no other', () => {
  const at = (seconds: number) => new Date(1_111_111_110_000 + seconds * 1_000);
  const code = codeOfStep(SECRET, stepOf(at(0)));
  const seen = [-31, -30, 0, 29, 30, 59, 60].map((late) => stepOfCode(SECRET, code, at(late)) !== undefined);
  expect(seen).toEqual([false, true, true, true, true, true, false]);
  expect(stepOfCode(SECRET, '000000', at(0))).toBeUndefined();
});

test('a secret has 160 bits, is written in base32 and named in the address that a QR code says', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(Buffer.from('f'))).toBe('MY');
  expect(newSharedSecret()).toHaveLength(20);
  expect(appAddress('ABC', 'arben+x@agimi.test')).toBe(
    'otpauth://totp/Paga:arben%2Bx%40agimi.test?secret=ABC&issuer=Paga&algorithm=SHA1&digits=6&period=30',
  );
});
