import type { ReactElement } from 'react';
import { MonthFrame } from '#month/frame/month-frame.tsx';
import { Findings } from './findings.tsx';

/** What is to be fixed or accepted before a month is closed. */
export function CheckScreen(): ReactElement {
  return (
    <MonthFrame view="check">
      {(period, totals) => (
        <Findings key={`${period.year}-${period.month}`} period={period} totals={totals} />
      )}
    </MonthFrame>
  );
}
