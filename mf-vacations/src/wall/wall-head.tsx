import { monthName, useKit, weekdayName } from '@paga/kit';
import { parts, weekday } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dayLabel } from '../leave/day-label.ts';
import type { Wall } from './wall.ts';
import { WallCounts } from './wall-counts.tsx';
import { monthSpans, placed, scaleOf, type WallDay } from './wall-days.ts';

/** Rows above the people: the days, and how many are away. */
export const HEAD_ROWS = 2;

/** The headings, which stay while the people are scrolled: days or months, and how many are away. */
export function WallHead({ wall, today }: { wall: Wall; today: number }): ReactElement {
  const { t } = useTranslation('vacations');
  return (
    <div role="rowgroup" className="wall-head">
      <div role="row" className="wall-row" aria-rowindex={1}>
        <span role="columnheader" aria-colindex={1} className="wall-name">
          {t('wall.people')}
        </span>
        <span role="presentation" className="wall-line">
          {scaleOf(wall.days) === 'days' ? (
            <DayHeads days={wall.days} today={today} />
          ) : (
            <MonthHeads days={wall.days} />
          )}
        </span>
      </div>
      <div role="row" className="wall-row wall-counts" aria-rowindex={HEAD_ROWS}>
        <span role="rowheader" aria-colindex={1} className="wall-name">
          {t('wall.away')}
        </span>
        <WallCounts counts={wall} days={wall.days} />
      </div>
    </div>
  );
}

function DayHeads({ days, today }: { days: readonly WallDay[]; today: number }): ReactElement[] {
  const { language } = useKit();
  return days.map(({ date, holiday }, day) => {
    const { day: number, month } = parts(date);
    const label = dayLabel(date, language);
    return (
      <span
        key={date}
        role="columnheader"
        aria-colindex={day + 2}
        aria-label={holiday ? `${label}, ${holiday}` : label}
        aria-current={day === today ? 'date' : undefined}
        title={holiday ? `${label}, ${holiday}` : label}
        className="wall-day-head"
        style={placed(day, day, days.length)}
      >
        <span className="wall-weekday">{weekdayName(weekday(date), language, true).slice(0, 2)}</span>
        <span className="wall-day-number">{number === 1 && day > 0 ? `1.${month}` : number}</span>
      </span>
    );
  });
}

function MonthHeads({ days }: { days: readonly WallDay[] }): ReactElement[] {
  const { language } = useKit();
  return monthSpans(days, language).map(({ key, first, last }) => (
    <span
      key={key}
      role="columnheader"
      aria-colindex={first + 2}
      aria-colspan={last - first + 1}
      className="wall-month-head"
      style={placed(first, last, days.length)}
    >
      {monthName(Number(key.slice(5)), language)}
    </span>
  ));
}
