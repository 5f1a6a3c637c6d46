import { memo, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Days } from '../leave/chosen-days.ts';
import type { PersonRow, SectorRow, WallPerson, WallRow } from './wall.ts';
import { WallCounts } from './wall-counts.tsx';
import { placed, type WallDay } from './wall-days.ts';
import { HEAD_ROWS } from './wall-head.tsx';

type WallLineProps = {
  row: WallRow | undefined;
  index: number;
  top: number;
  days: readonly WallDay[];
  /** The cell of the row that takes the focus, in the one row that has it. */
  at: { day: number; label: string; chosen: Days | null } | null;
  onName: ((person: WallPerson) => void) | undefined;
  /** Whose row was asked for stands out. */
  asked: boolean;
};

/** A row of the chart. */
export const WallLine = memo(function WallLine({
  row,
  index,
  top,
  asked,
  ...rest
}: WallLineProps): ReactElement {
  const looks = ['wall-row', row?.kind === 'sector' && 'wall-sector', asked && 'wall-asked'];
  return (
    <div
      role="row"
      aria-rowindex={index + 1 + HEAD_ROWS}
      className={looks.filter(Boolean).join(' ')}
      style={{ top }}
    >
      {row?.kind === 'sector' && <SectorCells row={row} days={rest.days} />}
      {row?.kind === 'person' && <PersonCells row={row} index={index} {...rest} />}
    </div>
  );
});

function SectorCells({ row, days }: { row: SectorRow; days: readonly WallDay[] }): ReactElement {
  const { t } = useTranslation('vacations');
  return (
    <>
      <span role="rowheader" aria-colindex={1} className="wall-name" title={row.name}>
        <span className="wall-name-text">{t('wall.sector', { name: row.name, count: row.people })}</span>
      </span>
      <WallCounts counts={row} days={days} />
    </>
  );
}

type PersonCellsProps = { row: PersonRow } & Omit<WallLineProps, 'row' | 'top' | 'asked'>;

function PersonCells({ row: { person, strips }, index, days, at, onName }: PersonCellsProps): ReactElement {
  return (
    <>
      <span
        role="rowheader"
        aria-colindex={1}
        className="wall-name"
        title={[person.name, person.note].filter(Boolean).join(', ')}
      >
        {onName ? (
          <button
            type="button"
            className="paga-reset wall-name-text"
            tabIndex={at ? 0 : -1}
            onClick={() => onName(person)}
          >
            <NameOf person={person} />
          </button>
        ) : (
          <span className="wall-name-text">
            <NameOf person={person} />
          </span>
        )}
      </span>
      <span role="presentation" className="wall-line wall-days-of" data-wall-row={index}>
        {strips.map(({ leave, first, last }) => (
          <span
            key={leave.requestId === undefined ? leave.id : `request-${leave.requestId}`}
            role="gridcell"
            aria-colindex={first + 2}
            aria-colspan={last - first + 1}
            className={`wall-strip leave-bar-${leave.colour}${leave.requestId === undefined ? '' : ' leave-bar-asked'}`}
            style={placed(first, last, days.length)}
          >
            <span className="wall-letter" aria-hidden="true">
              {leave.letter}
            </span>
            <span className="paga-hidden">{leave.typeName}</span>
          </span>
        ))}
        {at && <AtCell {...at} days={days} />}
      </span>
    </>
  );
}

function NameOf({ person: { name, note } }: { person: WallPerson }): ReactNode {
  return (
    <>
      {name}
      {note && <span className="paga-hint wall-note"> {note}</span>}
    </>
  );
}

type AtCellProps = NonNullable<WallLineProps['at']> & { days: readonly WallDay[] };

function AtCell({ day, label, chosen, days }: AtCellProps): ReactElement {
  const placeOf = (date: string): number => days.findIndex((one) => one.date === date);
  const first = chosen ? Math.max(placeOf(chosen.from), 0) : day;
  const last = chosen && placeOf(chosen.to) >= 0 ? placeOf(chosen.to) : chosen ? days.length - 1 : day;
  return (
    <>
      {chosen && <span className="wall-chosen" style={placed(first, last, days.length)} />}
      <span
        role="gridcell"
        aria-colindex={day + 2}
        aria-label={label}
        aria-selected={chosen !== null}
        tabIndex={0}
        data-wall-cell={days[day]?.date}
        className="wall-at"
        style={placed(day, day, days.length)}
      />
    </>
  );
}
