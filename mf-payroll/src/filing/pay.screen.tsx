import type { ReactElement } from 'react';
import { MonthFrame } from '#month/frame/month-frame.tsx';
import { MonthTaskList } from './tasks/month-task-list.tsx';
import { PayNext } from './tasks/pay-next.tsx';
import './filing.css';

/** Pay and file, the last step of a month: what is to be done with a closed month, with its amounts, deadlines and files. */
export function PayScreen(): ReactElement {
  return (
    <MonthFrame
      view="pay"
      next={(period) => <PayNext key={`${period.year}-${period.month}`} period={period} />}
    >
      {(period) => <MonthTaskList key={`${period.year}-${period.month}`} period={period} />}
    </MonthFrame>
  );
}
