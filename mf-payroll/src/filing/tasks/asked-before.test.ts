import { askedBefore } from './asked-before.ts';

const nobody = { headCount: 3, sent: 0, waiting: 0 };

test.each([
  ['payslips of which none was sent', { task: 'payslips', problems: 0 }, nobody, 'noneSent', 3],
  ['payslips of which one failed', { task: 'payslips', problems: 1 }, { ...nobody, sent: 2 }, 'problems', 1],
  [
    'a declaration with warnings that nobody accepted',
    { task: 'declaration', problems: 2 },
    nobody,
    'problems',
    2,
  ],
] as const)('asks before %s are noted', (_, task, payslips, why, count) => {
  expect(askedBefore(task, payslips)).toEqual({ task: task.task, why, count });
});

test('asks nothing where nothing is open, where payslips wait to be sent, and about papers that stay in the house', () => {
  expect(askedBefore({ task: 'declaration', problems: 0 }, nobody)).toBeUndefined();
  expect(askedBefore({ task: 'payslips', problems: 0 }, { ...nobody, waiting: 1 })).toBeUndefined();
  expect(askedBefore({ task: 'payslips', problems: 0 }, { ...nobody, headCount: 0 })).toBeUndefined();
  expect(askedBefore({ task: 'journal', problems: 9 }, nobody)).toBeUndefined();
});
