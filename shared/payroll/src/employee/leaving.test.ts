import { type NoticeQuestion, noticeOf } from './notice.ts';
import { unusedLeavePay } from './unused-leave.ts';

const asked: NoticeQuestion = {
  ...{ reason: 'dismissal', openEnded: true, since: '2020-03-01' },
  ...{ noticeOn: '2026-11-02', lastDay: '2026-11-30' },
};

test('the notice of an employer follows service: the worked examples of payroll-rules', () => {
  expect(noticeOf(asked)).toEqual({ days: 45, article: '71', firstDay: '2026-12-17', short: 17 });
  const days = (since: string) => noticeOf({ ...asked, since }).days;
  expect(
    ['2026-05-03', '2026-05-02', '2024-11-03', '2024-11-02', '2016-11-02', '2016-11-01'].map(days),
  ).toEqual([0, 30, 30, 45, 45, 60]);
});

test('other reasons have a notice of their own, or none', () => {
  const days = (facts: Partial<NoticeQuestion>) => noticeOf({ ...asked, ...facts }).days;
  expect(days({ openEnded: false })).toBe(30);
  expect(days({ reason: 'resignation' })).toBe(30);
  expect(days({ reason: 'resignation', openEnded: false })).toBe(15);
  expect(days({ reason: 'probation' })).toBe(7);
  expect(
    (['agreement', 'misconduct', 'retirement', 'death'] as const).map((reason) => days({ reason })),
  ).toEqual([0, 0, 0, 0]);
});

test('unused leave is worth pay days of the last month: the worked examples of payroll-rules', () => {
  expect(unusedLeavePay({ days: 20, base: 100_000, payDays: 22 })).toBe(90_909);
  expect(unusedLeavePay({ days: 12.5, base: 100_000, payDays: 21 })).toBe(59_524);
  expect(unusedLeavePay({ days: 0, base: 100_000, payDays: 21 })).toBe(0);
});
