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
