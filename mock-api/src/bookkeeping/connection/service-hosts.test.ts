import { randomBytes } from 'node:crypto';
import { seal, unseal } from './seal.ts';
import { isServiceAddress, serviceHosts } from './service-hosts.ts';

test('every address of the service is on the list', () => {
  for (const environment of ['production', 'sandbox'] as const)
    for (const address of Object.values(serviceHosts(environment)))
      expect(isServiceAddress(address, false)).toBe(true);
});

test.each([
  'https://evil.example/',
  'http://quickbooks.api.intuit.com/',
  'https://quickbooks.api.intuit.com.evil.example/',
  'https://quickbooks.api.intuit.com:8443/',
  'https://a@quickbooks.api.intuit.com/',
  'http://127.0.0.1:4010/',
  'x',
])('%s is not', (address) => expect(isServiceAddress(address, false)).toBe(false));

test('this machine is one only where it is allowed', () => {
  for (const address of Object.values(serviceHosts({ emulator: 'http://127.0.0.1:4010/' }))) {
    expect(isServiceAddress(address, true)).toBe(true);
    expect(isServiceAddress(address, false)).toBe(false);
  }
});

test('what is sealed opens only with its key and for its company, and not when it was changed', () => {
  const [key, other] = [randomBytes(32), randomBytes(32)];
  const sealed = seal(key, 7, { secret: 'vlera' });
  expect(unseal(key, 7, sealed)).toEqual({ secret: 'vlera' });
  expect([
    unseal(other, 7, sealed),
    unseal(key, 8, sealed),
    unseal(key, 7, `${sealed.slice(0, -4)}AAAA`),
    unseal(key, 7, 'x'),
  ]).toEqual(Array(4).fill(undefined));
  expect(sealed).not.toContain('vlera');
});
