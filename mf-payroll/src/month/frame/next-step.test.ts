import type { MonthSteps } from '@paga/contract/payroll';
import type { MonthView } from './month-rail.tsx';
import { wayOn } from './next-step.tsx';

const month: MonthSteps = {
  ...{ here: 'check', next: 'check', heads: 120, outdatedBy: null, problems: 0, warnings: 5, hints: 3 },
  ...{ paid: false, declared: false, said: [] },
};
/** The key and the count stand for the words. */
const say = ((key: string, options?: { count?: number }) =>
  options?.count === undefined ? key : `${key} ${options.count}`) as never;
const on = (view: MonthView, standing: Partial<MonthSteps>) => {
  const way = wayOn(view, { ...month, ...standing }, say);
  return way && [way.command, way.to, way.saysDone];
};

test('the check leads on to the review, also with findings left, and counts them as the button to the check does', () => {
  expect(on('check', {})).toEqual(['calculations.next.reviewLeft 5', 'review', true]);
  expect(on('check', { next: 'collect', warnings: 0 })).toEqual(['calculations.next.review', 'review', true]);
  expect(on('calculations', {})).toEqual(['calculations.next.checkSome 5', 'check', false]);
  expect(on('whatIf', { problems: 1 })).toEqual(['calculations.next.checkSome 6', 'check', false]);
});

test('going on from collecting says that it is done; every page names closing, paying and filing when they are next', () => {
  expect(on('calculations', { next: 'collect', warnings: 0 })).toEqual([
    'calculations.next.check',
    'check',
    true,
  ]);
  for (const view of ['check', 'whatIf'] as const) {
    expect(on(view, { next: 'review' })).toEqual(['calculations.next.review', 'review', false]);
    expect(on(view, { next: 'close' })).toEqual(['review.toClose', 'close', false]);
    expect(on(view, { next: 'pay' })).toEqual(['calculations.next.pay', 'pay', false]);
    expect(on(view, { next: 'declare' })).toEqual(['calculations.next.declare', 'declare', false]);
  }
  expect(on('check', { next: 'done' })).toBeUndefined();
});
