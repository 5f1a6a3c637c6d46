import { useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wall } from './wall.ts';
import { monthSpans, placed, scaleOf, type WallDay } from './wall-days.ts';

type WallCountsProps = {
  counts: Pick<Wall, 'people' | 'away' | 'crowded'> & Partial<Pick<Wall, 'crowdedIn'>>;
  days: readonly WallDay[];
};

/** How many are away on each day: as numbers, or in a year as columns with the most of each month. Red is a row over its own share; a dot says that one of the sectors is. */
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

function Numbers({ counts: { away, crowded, crowdedIn = [] }, days }: WallCountsProps): ReactElement[] {
  const { t } = useTranslation('vacations');
  return away.map((count, day) => {
    const sectors = crowdedIn[day]?.join(', ');
    const why = sectors ? t('wall.crowdedIn', { sectors }) : crowded[day] && t('wall.crowded');
    const looks = ['wall-count', crowded[day] && 'wall-count-crowded', sectors && 'wall-count-marked'];
    return (
      <span
        key={days[day]?.date}
        role="gridcell"
        aria-colindex={day + 2}
        className={looks.filter(Boolean).join(' ')}
        style={placed(day, day, days.length)}
        title={why || undefined}
      >
        {count > 0 && count}
        {why && <span className="paga-hidden">{why}</span>}
      </span>
    );
  });
}

function Columns({ counts: { people, away, crowded, crowdedIn = [] }, days }: WallCountsProps): ReactElement {
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
        <path
          className="wall-column-crowded"
          d={crowdedIn.map(({ length }, day) => (length > 0 ? `M${day} 100v-20h1v20z` : '')).join('')}
        />
      </svg>
      {monthSpans(days, language).map(({ key, first, last }) => {
        const most = Math.max(...away.slice(first, last + 1));
        const sectors = [...new Set(crowdedIn.slice(first, last + 1).flat())].join(', ');
        return (
          <span
            key={key}
            role="gridcell"
            aria-colindex={first + 2}
            aria-colspan={last - first + 1}
            className="wall-most"
            style={placed(first, last, days.length)}
            title={sectors ? t('wall.crowdedIn', { sectors }) : undefined}
          >
            {most > 0 && t('wall.most', { count: people, most })}
          </span>
        );
      })}
    </>
  );
}
