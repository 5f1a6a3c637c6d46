import { randomBytes } from 'node:crypto';
import { decryptValue, encryptValue } from './encryption.ts';

test('an encrypted value is read only with its key and for its company, and not once it was changed', () => {
  const [key, other] = [randomBytes(32), randomBytes(32)];
  const encrypted = encryptValue(key, 7, { secret: 'vlera' });
  expect(decryptValue(key, 7, encrypted)).toEqual({ secret: 'vlera' });
  expect([
    decryptValue(other, 7, encrypted),
    decryptValue(key, 8, encrypted),
    decryptValue(key, 7, `${encrypted.slice(0, -4)}AAAA`),
    decryptValue(key, 7, 'x'),
    decryptValue(key, 7, 'v1.AAAA.AAAA.AAAA'),
  ]).toEqual(Array(5).fill(undefined));
  expect(encrypted).not.toContain('vlera');
});
