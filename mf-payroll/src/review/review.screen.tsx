import type { ReactElement } from 'react';
import { MonthFrame } from '#month/frame/month-frame.tsx';
import { Comparison } from './comparison.tsx';

/** A month beside the one before it: who is new, who has left, whose net changed, and why. */
export function ReviewScreen(): ReactElement {
  return (
    <MonthFrame view="review">
      {(period) => <Comparison key={`${period.year}-${period.month}`} period={period} />}
    </MonthFrame>
  );
}
