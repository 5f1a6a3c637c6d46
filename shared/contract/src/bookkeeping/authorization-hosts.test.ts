import { isAuthorizationUrl } from './authorization-hosts.ts';

test('the page of the bookkeeping service is one', () => {
  expect(isAuthorizationUrl('https://appcenter.intuit.com/connect/oauth2?client_id=7&state=x')).toBe(true);
  expect(isAuthorizationUrl('https://APPCENTER.intuit.com:443/')).toBe(true);
});

test.each([
  'https://evil.example/connect/oauth2',
  'https://appcenter.intuit.com.evil.example/',
  'https://evil.example/?next=https://appcenter.intuit.com/',
  'https://appcenter.intuit.com@evil.example/',
  'https://appcenter.intuit.com:secret@appcenter.intuit.com/',
  'https://appcenter.intuit.com:8443/',
  'https://sub.appcenter.intuit.com/',
  'http://appcenter.intuit.com/',
  'javascript:alert(1)//appcenter.intuit.com',
  '//appcenter.intuit.com/',
  'appcenter.intuit.com',
  '',
])('%s is none', (address) => expect(isAuthorizationUrl(address)).toBe(false));

test('a page of this machine may lead to the emulator there, no other page may', () => {
  expect(isAuthorizationUrl('http://127.0.0.1:4010/connect/oauth2', '127.0.0.1')).toBe(true);
  expect(isAuthorizationUrl('https://appcenter.intuit.com/connect/oauth2', 'localhost')).toBe(true);
  expect(isAuthorizationUrl('http://evil.example/connect/oauth2', 'localhost')).toBe(false);
  expect(isAuthorizationUrl('http://127.0.0.1:4010/connect/oauth2', 'paga.example.com')).toBe(false);
  expect(isAuthorizationUrl('http://127.0.0.1:4010/connect/oauth2')).toBe(false);
});
