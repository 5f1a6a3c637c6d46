import { isClosed } from '@paga/contract/payroll/is-closed';
import type { ReactElement } from 'react';
import { MonthFrame } from '#month/frame/month-frame.tsx';
import { SignOffLine } from '#sign-off/sign-off-line.tsx';
import { Comparison } from './comparison.tsx';
import { ReviewNext } from './next-step.tsx';

/** A month beside the one before it: who is new, who has left, whose net changed, and why. */
export function ReviewScreen(): ReactElement {
  return (
    <MonthFrame view="review" next={(period, totals) => <ReviewNext period={period} totals={totals} />}>
      {(period, totals) => (
        <>
          {!isClosed(totals) && <SignOffLine period={period} />}
          <Comparison key={`${period.year}-${period.month}`} period={period} />
        </>
      )}
    </MonthFrame>
  );
}
