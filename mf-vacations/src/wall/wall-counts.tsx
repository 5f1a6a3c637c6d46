import { useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wall } from './wall.ts';
import { monthSpans, placed, scaleOf, type WallDay } from './wall-days.ts';

type WallCountsProps = { counts: Pick<Wall, 'people' | 'away' | 'crowded'>; days: readonly WallDay[] };

/** How many are away on each day: as numbers, or in a year as columns with the most of each month. */
export function WallCounts({ counts, days }: WallCountsProps): ReactElement {
  return (
    <span role="presentation" className="wall-line">
      {scaleOf(days) === 'days' ? (
        <Numbers counts={counts} days={days} />
      ) : (
        <Columns counts={counts} days={days} />
      )}
    </span>
  );
}

function Numbers({ counts: { away, crowded }, days }: WallCountsProps): ReactElement[] {
  const { t } = useTranslation('vacations');
  return away.map((count, day) => (
    <span
      key={days[day]?.date}
      role="gridcell"
      aria-colindex={day + 2}
      className={crowded[day] ? 'wall-count wall-count-crowded' : 'wall-count'}
      style={placed(day, day, days.length)}
    >
      {count > 0 && count}
      {crowded[day] && <span className="paga-hidden">{t('wall.crowded')}</span>}
    </span>
  ));
}

function Columns({ counts: { people, away, crowded }, days }: WallCountsProps): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const highest = Math.max(...away, 1);
  const columns = (those: boolean): string =>
    away
      .map((count, day) =>
        count > 0 && crowded[day] === those ? `M${day} 100v${-(count * 100) / highest}h1V100z` : '',
      )
      .join('');
  return (
    <>
      <svg
        className="wall-columns"
        viewBox={`0 0 ${days.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="wall-column" d={columns(false)} />
        <path className="wall-column-crowded" d={columns(true)} />
      </svg>
      {monthSpans(days, language).map(({ key, first, last }) => {
        const most = Math.max(...away.slice(first, last + 1));
        return (
          <span
            key={key}
            role="gridcell"
            aria-colindex={first + 2}
            aria-colspan={last - first + 1}
            className="wall-most"
            style={placed(first, last, days.length)}
          >
            {most > 0 && t('wall.most', { count: people, most })}
          </span>
        );
      })}
    </>
  );
}
