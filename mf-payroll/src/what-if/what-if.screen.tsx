import type { ReactElement } from 'react';
import { MonthFrame } from '#month/frame/month-frame.tsx';
import { WhatIfs } from './what-ifs.tsx';

/** A month beside itself with other raises, hours or rates: what it would cost, to be thrown away or carried over. */
export function WhatIfScreen(): ReactElement {
  return (
    <MonthFrame view="whatIf">
      {(period) => <WhatIfs key={`${period.year}-${period.month}`} period={period} />}
    </MonthFrame>
  );
}
