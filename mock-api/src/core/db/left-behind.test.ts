import { leftBehind, messageOf } from '@paga/testing/wire-messages';

const query = (text: string) => ({ type: 'Q', bytes: messageOf('Q', Buffer.from(`${text}\0`)) });
const parse = (name: string, text: string) => ({
  type: 'P',
  bytes: messageOf('P', Buffer.from(`${name}\0${text}\0\0\0`)),
});

test.each([
  'set role app_access',
  'set role app_own',
  "begin; set timezone to 'UTC'; commit",
  'SET SESSION lock_timeout = 5',
  'select pg_advisory_lock(7)',
  'select pg_try_advisory_lock (7)',
  'listen changes',
  'create temp table t (a int)',
])('%s would be left behind in a session', (text) => {
  expect(leftBehind(query(text))).toBe(text);
  expect(leftBehind(parse('', text))).toBe(text);
});

test('so would a statement with a name', () => {
  expect(leftBehind(parse('session_of_cookie', 'select 1'))).toBe('named statement session_of_cookie');
});

test.each([
  "begin read only; set local role app; set local app.company = '1'",
  'set transaction isolation level repeatable read',
  'select pg_advisory_xact_lock(7)',
  'update "session" set "lastActiveAt" = now()',
  `insert into job_run values (1) on conflict do update set "run" = 2`,
])('%s leaves nothing', (text) => {
  expect(leftBehind(query(text))).toBeUndefined();
});
