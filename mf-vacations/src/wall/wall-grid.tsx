import { todayInKosovo, usePrinting, useRowsInView } from '@paga/kit';
import { type CSSProperties, type ReactElement, useRef } from 'react';
import { chosenDays, type Days } from '../leave/chosen-days.ts';
import { useCellText } from './use-cell-text.ts';
import { useRowInView } from './use-row-in-view.ts';
import { useWallCell } from './use-wall-cell.ts';
import { useWallPointer } from './use-wall-pointer.ts';
import { leaveOn, type PersonRow, type Wall, type WallLeave, type WallPerson, type WallRow } from './wall.ts';
import { WallBands } from './wall-bands.tsx';
import { scaleOf } from './wall-days.ts';
import { HEAD_ROWS, WallHead } from './wall-head.tsx';
import { WallLine } from './wall-line.tsx';
import './wall.css';

const ROW_HEIGHT = 36;
const HEAD_HEIGHT = 72;

type WallGridProps = {
  wall: Wall;
  label: string;
  /** Where the keys start: the row of somebody, a day. */
  start: { personId?: number | undefined; date: string };
  /** Days that stand out in every row. */
  marked?: Days;
  onOpen?: (leave: WallLeave) => void;
  onChoose?: ((person: WallPerson, days: Days) => void) | undefined;
  onName?: (person: WallPerson) => void;
  onLeave?: (date: string) => void;
};

/** The wall chart: people by days, of whom only the rows that are seen are in the page; on paper all of them. */
export function WallGrid({ wall, label, start, marked, ...on }: WallGridProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const textOf = useCellText(wall);
  const take = (row: PersonRow, { from, to }: Days): void => {
    const leave =
      from === to &&
      leaveOn(
        row,
        wall.days.findIndex(({ date }) => date === from),
      );
    if (leave) on.onOpen?.(leave);
    else on.onChoose?.(row.person, { from, to });
  };
  const at = useWallCell(box, wall, start, { onTake: take, onLeave: on.onLeave });
  const pointer = useWallPointer({
    wall,
    stand: at.stand,
    labelOf: textOf,
    onTake: (place, from, to) => {
      const row = wall.rows[place];
      at.forget();
      if (row?.kind === 'person') take(row, chosenDays(from, to));
    },
  });
  const printing = usePrinting();
  const { items, height } = useRowsInView({
    scroller: box,
    count: wall.rows.length,
    rowHeight: ROW_HEIGHT,
    headHeight: HEAD_HEIGHT,
    activeRow: at.cell.row,
  });
  useRowInView(box, start.personId === undefined ? -1 : at.cell.row, ROW_HEIGHT);
  const shown = printing ? wall.rows.map((_, index) => ({ index, top: index * ROW_HEIGHT })) : items;
  const atDay = wall.days.findIndex(({ date }) => date === at.cell.date);
  const today = wall.days.findIndex(({ date }) => date === todayInKosovo());
  return (
    <div
      className={`wall wall-${scaleOf(wall.days)}`}
      style={{ '--wall-days': wall.days.length } as CSSProperties}
    >
      <div ref={box} className="wall-scroller">
        <div
          role="grid"
          className="wall-inside"
          aria-label={label}
          aria-rowcount={wall.rows.length + HEAD_ROWS}
          aria-colcount={wall.days.length + 1}
          onKeyDown={at.press}
          {...pointer}
        >
          <WallHead wall={wall} today={today} />
          <div role="rowgroup" className="wall-body" style={printing ? undefined : { height }}>
            <WallBands wall={wall} today={today} marked={marked} />
            {shown.map(({ index, top }) => (
              <WallLine
                key={wall.rows[index]?.key ?? index}
                row={wall.rows[index]}
                index={index}
                top={top}
                days={wall.days}
                at={
                  index === at.cell.row
                    ? { day: atDay, label: textOf(index, atDay), chosen: at.chosen }
                    : null
                }
                onName={on.onName}
                asked={isOf(wall.rows[index], start.personId)}
              />
            ))}
          </div>
        </div>
      </div>
      <p role="status" className="wall-status">
        {at.chosen ? null : textOf(at.cell.row, atDay)}
      </p>
    </div>
  );
}

/** Whether a row is somebody's. */
function isOf(row: WallRow | undefined, personId: number | undefined): boolean {
  return row?.kind === 'person' && row.person.id === personId;
}
