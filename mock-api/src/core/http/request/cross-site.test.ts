import { refuseCrossSite } from './cross-site.ts';

const asks = (headers: Record<string, string>) => () => refuseCrossSite((name) => headers[name]);

test.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'https://paga.test', host: 'paga.test' }],
  ['an address typed by a person', { 'sec-fetch-site': 'none' }],
  ['an older browser on a page of ours', { origin: 'https://paga.test', host: 'paga.test' }],
  ['a program that is no browser', { host: 'paga.test' }],
])('lets %s in', (_, headers) => {
  expect(asks(headers)).not.toThrow();
});

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site', host: 'paga.test' }],
  ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site', host: 'paga.test' }],
  ['an older browser on another site', { origin: 'https://evil.test', host: 'paga.test' }],
  ['another port of this host', { origin: 'http://paga.test:8080', host: 'paga.test:3000' }],
  ['a page without an origin', { origin: 'null', host: 'paga.test' }],
  [
    'a page that forges the origin header but not the browser',
    { 'sec-fetch-site': 'cross-site', origin: 'https://paga.test', host: 'paga.test' },
  ],
])('refuses %s', (_, headers) => {
  expect(asks(headers)).toThrow('CROSS_SITE_REFUSED');
});
