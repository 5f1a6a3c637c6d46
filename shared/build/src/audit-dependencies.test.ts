import { evaluate } from './fixture.ts';

const answer = (severity: string) => ({
  advisories: {
    1: { id: 1, github_advisory_id: 'GHSA-1', module_name: 'hono', severity, title: 'x', url: 'u' },
  },
});
const due = (severity: string, noted: object[], today: string) =>
  evaluate<{ why: string }[]>(
    'check/audit-dependencies.mjs',
    `m.dueOf(m.advisoriesOf(${JSON.stringify(JSON.stringify(answer(severity)))}), ${JSON.stringify(noted)}, '${today}')`,
  ).map(({ why }) => why);

test('an advisory is due when it is new and when its days have passed, and not once it was found harmless', () => {
  expect(due('high', [], '2026-12-01')).toEqual(['new: note it in docs/advisories.json; 7 days from today']);
  const noted = [{ id: 'GHSA-1', since: '2026-12-01' }];
  expect([due('high', noted, '2026-12-08'), due('high', noted, '2026-12-09')]).toEqual([
    [],
    ['due since 2026-12-08'],
  ]);
  expect([due('low', noted, '2026-12-09'), due('unheard', noted, '2026-12-05')]).toEqual([
    [],
    ['due since 2026-12-04'],
  ]);
  expect(due('critical', [{ id: 'GHSA-1', harmless: 'only in tests' }], '2027-12-01')).toEqual([]);
});

test('what is no list of advisories is not taken for an empty one', () => {
  const none = evaluate<boolean[]>(
    'check/audit-dependencies.mjs',
    `['', 'Error: 405', '{}', '{"error":{"code":"x"}}'].map((text) => m.advisoriesOf(text) === undefined)`,
  );
  expect(none).toEqual([true, true, true, true]);
  expect(evaluate<unknown[]>('check/audit-dependencies.mjs', `m.advisoriesOf('{"advisories":{}}')`)).toEqual(
    [],
  );
});

test('a registry that does not answer ends with 2 and says that nothing is known; what is due ends with 1', () => {
  const reported = (said: object) =>
    evaluate<{ code: number; text: string }>(
      'check/audit-dependencies.mjs',
      `m.reportOf(${JSON.stringify(said)}, [], '2026-12-01')`,
    );
  const refused = reported({ stdout: '', stderr: 'ERR_PNPM_AUDIT_BAD_RESPONSE responded with 405' });
  expect(refused).toEqual({
    code: 2,
    text: expect.stringMatching(/nothing is known of the packages:\nERR_PNPM/),
  });
  expect(reported({}).text).toContain('pnpm did not start');
  const found = reported({ stdout: JSON.stringify(answer('high')) });
  expect(found).toEqual({ code: 1, text: expect.stringContaining('high: hono: GHSA-1 x (new:') });
  expect(reported({ stdout: '{"advisories":{}}' }).code).toBe(0);
});
