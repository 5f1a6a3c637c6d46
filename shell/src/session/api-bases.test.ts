import { apiBases } from './api-bases.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

test('both bases are at /api where the page says nothing', () => {
  expect(apiBases()).toEqual({ baseUrl: `${location.origin}/api`, rootUrl: `${location.origin}/api` });
});

test('a page that was built for a backend of two bases names each, one without any prefix too', () => {
  document.head.innerHTML =
    '<meta name="paga-api-base" content="/payroll/api/"><meta name="paga-api-root" content="">';
  expect(apiBases()).toEqual({ baseUrl: `${location.origin}/payroll/api`, rootUrl: location.origin });
});
