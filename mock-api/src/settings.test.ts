import { readSettings } from './settings.ts';

test.each([
  [{}, 'lively'],
  [{ PAGA_DEMO: '' }, 'lively'],
  [{ PAGA_DEMO: 'plain' }, 'plain'],
  [{ PAGA_DEMO: '0' }, 'none'],
  [{ DATABASE_URL: 'postgres://db' }, 'none'],
  [{ DATABASE_URL: 'postgres://db', PAGA_DEMO: '1' }, 'lively'],
  [{ NODE_ENV: 'production' }, 'none'],
])('with %j the demo is %s', (env, demo) => {
  expect(readSettings(env).demo).toBe(demo);
});

test.each([
  'http://portal.example.org',
  'javascript:alert(1)',
  'portal.example.org',
  'https://me:secret@portal.example.org',
])('no server starts with %s as the portal of the tax administration', (TAX_PORTAL_URL) => {
  expect(() => readSettings({ TAX_PORTAL_URL })).toThrow('TAX_PORTAL_URL must look like https://');
});

test('the connections are set or left to their default; too few for everybody to have one are refused', () => {
  expect(readSettings({}).connections).toBe(10);
  expect(readSettings({ DATABASE_CONNECTIONS: '40' }).connections).toBe(40);
  for (const wrong of ['3', '501', '4.5', 'many'])
    expect(() => readSettings({ DATABASE_CONNECTIONS: wrong })).toThrow(
      `DATABASE_CONNECTIONS must be a number between 4 and 500, not "${wrong}"`,
    );
});

test('a pooler asks for an address without one, in words', () => {
  const DATABASE_URL = 'postgres://paga@localhost:6432/paga';
  expect(() => readSettings({ DATABASE_URL, DATABASE_POOLED: '1' })).toThrow(
    'DATABASE_POOLED is set without MIGRATE_URL: name PostgreSQL itself by it',
  );
  const MIGRATE_URL = 'postgres://owner@localhost/paga';
  expect(readSettings({ DATABASE_URL, MIGRATE_URL, DATABASE_POOLED: '1' }).pooled).toBe(true);
  expect(readSettings({ DATABASE_URL, MIGRATE_URL }).pooled).toBe(false);
});

test('a standby is read from beside a primary, as its user', () => {
  const DATABASE_READ_URL = 'postgres://paga@localhost:5433/paga';
  expect(() => readSettings({ DATABASE_READ_URL })).toThrow('DATABASE_READ_URL is set without DATABASE_URL');
  expect(() => readSettings({ DATABASE_READ_URL, DATABASE_URL: 'postgres://other@localhost/paga' })).toThrow(
    'DATABASE_READ_URL must sign in as the user of DATABASE_URL',
  );
  const DATABASE_URL = 'postgres://paga@localhost/paga';
  expect(readSettings({ DATABASE_READ_URL, DATABASE_URL }).reading?.url).toBe(DATABASE_READ_URL);
  expect(readSettings({ DATABASE_URL }).reading).toBeUndefined();
});

test('the portal of the tax administration is set or left to its default', () => {
  expect(readSettings({}).taxPortal).toBe('https://edeklarimi.atk-ks.org/');
  expect(readSettings({ TAX_PORTAL_URL: ' ' }).taxPortal).toBe('https://edeklarimi.atk-ks.org/');
  expect(readSettings({ TAX_PORTAL_URL: 'https://portal.example.org/edi' }).taxPortal).toBe(
    'https://portal.example.org/edi',
  );
});
