import { isMailedPath, isPublicPath, rememberOrigin, takeOrigin } from './places.ts';

test.each(['/employees?page=2', '/reports/management', '/'])('comes back to %s, once', (place) => {
  rememberOrigin(place);
  expect(takeOrigin()).toBe(place);
  expect(takeOrigin()).toBe('/');
});

test.each(['//evil.example/x', 'https://evil.example', '/login', '/resetPassword/'])(
  'does not come back to %s',
  (place) => {
    rememberOrigin(place);
    expect(takeOrigin()).toBe('/');
  },
);

test('only sign-in, forgotten password, new password and set-up open without a session', () => {
  expect(['/login', '/login/', '/forgotPassword', '/resetPassword', '/setup'].every(isPublicPath)).toBe(true);
  expect(
    ['/', '/employees', '/companyLogin', '/licenseAgreement', '/changePassword'].some(isPublicPath),
  ).toBe(false);
});

test('a signed-in person opens the pages of a forgotten password, and is not asked to sign in again', () => {
  expect(['/forgotPassword', '/resetPassword/'].every(isMailedPath)).toBe(true);
  expect(['/login', '/setup', '/'].some(isMailedPath)).toBe(false);
});
