import type { ReactElement } from 'react';
import type { Days } from '../leave/chosen-days.ts';
import type { Wall } from './wall.ts';
import { placed } from './wall-days.ts';

type WallBandsProps = { wall: Wall; today: number; marked?: Days | undefined };

/** What all rows have in common, rendered once behind them: days off, crowded days, days that stand out, today. */
export function WallBands({ wall: { days, rows, crowded }, today, marked }: WallBandsProps): ReactElement {
  const one = (day: number) => placed(day, day, days.length);
  const from = marked ? days.findIndex(({ date }) => date >= marked.from) : -1;
  const to = marked ? days.findLastIndex(({ date }) => date <= marked.to) : -1;
  // Of several sectors the headings say which one it is: the others are not concerned.
  const isOne = !rows.some(({ kind }) => kind === 'sector');
  return (
    <div className="wall-bands" role="presentation">
      {days.map(
        ({ date, off }, day) =>
          (off || (isOne && crowded[day])) && (
            <span key={date} className={off ? 'wall-band-off' : 'wall-band-crowded'} style={one(day)} />
          ),
      )}
      {from >= 0 && to >= from && <span className="wall-band-marked" style={placed(from, to, days.length)} />}
      {today >= 0 && <span className="wall-band-today" style={one(today)} />}
    </div>
  );
}
