import { evaluate } from './fixture.ts';

const ask = <T>(expression: string) => evaluate<T>('against/forward.mjs', expression);
const places = "{ target: new URL('https://paga.example.com'), here: 'http://127.0.0.1:3000' }";

test('a cookie of the installation is one of this address, and goes back under its own name', () => {
  const cookie =
    '__Host-paga_session=abc; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=None; Domain=example.com';
  const here = ask<string>(`m.cookieHere(${JSON.stringify(cookie)})`);
  expect(here).toBe('paga-against-host-paga_session=abc; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax');
  const sent = `theme=dark; ${here.split(';')[0]}`;
  expect(ask(`m.cookiesThere(${JSON.stringify(sent)})`)).toBe('theme=dark; __Host-paga_session=abc');
});

test('an answer says nothing that binds this address to https, and leads back here', () => {
  const headers = {
    'strict-transport-security': 'max-age=31536000',
    location: 'https://paga.example.com/login?from=1',
    'content-security-policy':
      "default-src 'none'; connect-src https://paga.example.com; upgrade-insecure-requests; report-to all",
    'content-type': 'text/html',
  };
  expect(ask(`m.headersHere(${JSON.stringify(headers)}, ${places})`)).toEqual({
    location: 'http://127.0.0.1:3000/login?from=1',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'content-type': 'text/html',
  });
});

test('a request goes as the page there sends it; of another site it stays what it is, and a file is asked for by nobody', () => {
  const headers = {
    host: '127.0.0.1:3000',
    origin: 'http://127.0.0.1:3000',
    referer: 'http://127.0.0.1:3000/employees',
    cookie: 'paga-against-host-paga_session=abc',
    'x-forwarded-for': '10.0.0.1',
    connection: 'keep-alive',
  };
  const there = (more: object, isCall: boolean) =>
    ask<Record<string, string>>(
      `m.headersThere(${JSON.stringify({ ...headers, ...more })}, { ...${places}, isCall: ${isCall} })`,
    );
  expect(there({}, true)).toEqual({
    host: 'paga.example.com',
    origin: 'https://paga.example.com',
    referer: 'https://paga.example.com/employees',
    cookie: '__Host-paga_session=abc',
  });
  expect(there({ origin: 'http://127.0.0.1:30001' }, true).origin).toBe('http://127.0.0.1:30001');
  expect(there({}, false)).not.toHaveProperty('cookie');
});
