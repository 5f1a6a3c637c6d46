import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decryptValue, encryptValue, isCurrent } from './encryption.ts';
import { keyRing } from './key-ring.ts';

const ringOf = (...keys: Buffer[]) => keyRing('test', keys);

test('an encrypted value is read only with its key and for its company, and not once it was changed', () => {
  const [key, other] = [ringOf(randomBytes(32)), ringOf(randomBytes(32))];
  const encrypted = encryptValue(key, 7, { secret: 'vlera' });
  expect(decryptValue(key, 7, encrypted)).toEqual({ secret: 'vlera' });
  expect([
    decryptValue(other, 7, encrypted),
    decryptValue(key, 8, encrypted),
    decryptValue(key, 7, `${encrypted.slice(0, -4)}AAAA`),
    decryptValue(key, 7, encrypted.replace(key.current, other.current)),
    decryptValue(key, 7, 'x'),
    decryptValue(key, 7, 'v1.AAAA.AAAA.AAAA'),
    decryptValue(key, 7, 'v2.AAAA.AAAA.AAAA.AAAA'),
  ]).toEqual(Array(7).fill(undefined));
  expect(encrypted).not.toContain('vlera');
});

test('the newest key of a ring encrypts, each decrypts what it has encrypted', () => {
  const [old, now] = [randomBytes(32), randomBytes(32)];
  const before = encryptValue(ringOf(old), 7, 'para');
  const ring = ringOf(now, old);
  const after = encryptValue(ring, 7, 'pas');
  expect([decryptValue(ring, 7, before), decryptValue(ring, 7, after)]).toEqual(['para', 'pas']);
  expect([isCurrent(ring, before), isCurrent(ring, after)]).toEqual([false, true]);
  expect([decryptValue(ringOf(old), 7, after), decryptValue(ringOf(now), 7, after)]).toEqual([
    undefined,
    'pas',
  ]);
});

// Written by the product before it had rings: the text names no key.
test('what was encrypted before there were rings is read by any ring that has its key', () => {
  const fixture = path.resolve(import.meta.dirname, '../../fixtures/keys/one-key.json');
  const { key, companyId, encrypted, value } = JSON.parse(readFileSync(fixture, 'utf8'));
  const old = Buffer.from(key, 'hex');
  expect(decryptValue(ringOf(randomBytes(32), old), companyId, encrypted)).toEqual(value);
  expect(decryptValue(ringOf(old), companyId + 1, encrypted)).toBeUndefined();
  expect(decryptValue(ringOf(randomBytes(32)), companyId, encrypted)).toBeUndefined();
  expect(isCurrent(ringOf(old), encrypted)).toBe(false);
});
