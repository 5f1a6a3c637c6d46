import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#button/button.tsx';
import { Popup } from '#display/popup.tsx';
import type { Column } from './column.ts';
import { type ColumnChoice, listedColumns, moved, shownKeys } from './column-choice.ts';

type ColumnOrderProps<Row> = { columns: readonly Column<Row>[]; choice: ColumnChoice };

/** A button with the list of columns to show, each of which can be moved. */
export function ColumnOrder<Row>(props: ColumnOrderProps<Row>): ReactNode {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        icon="columns"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('dataTable.columns')}
      </Button>
      {open && (
        <Popup anchor={button} align="end" onClose={() => setOpen(false)}>
          <OrderList {...props} />
        </Popup>
      )}
    </>
  );
}

function OrderList<Row>({ columns, choice }: ColumnOrderProps<Row>): ReactNode {
  const { t } = useTranslation('kit');
  const list = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string>();
  const shown = shownKeys(columns, choice.shown);
  // A line that changes its place loses the focus of its button: it is given back, to the other one where the list ends.
  useLayoutEffect(() => {
    const ways = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(
        `[data-column="${last?.split(' ')[0]}"] button`,
      ) ?? []),
    ];
    const wanted = last?.endsWith('up') ? ways : ways.reverse();
    if (last) wanted.find((way) => !way.disabled)?.focus();
  }, [last]);
  const flip = (key: string): void =>
    choice.onChange(shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key]);
  const move = (key: string, by: -1 | 1): void => {
    const keys = moved(shown, key, by);
    choice.onChange(keys);
    setLast(`${key} ${keys.indexOf(key)} ${by < 0 ? 'up' : 'down'}`);
  };
  return (
    <div ref={list} role="dialog" aria-label={t('dataTable.columns')} className="paga-chooser">
      {listedColumns(columns, choice.shown).map(({ key, title, description }) => (
        <div key={key} data-column={key} className="paga-chooser-line">
          <label>
            <input type="checkbox" checked={shown.includes(key)} onChange={() => flip(key)} />
            {description ?? title}
          </label>
          {shown.includes(key) && (
            <MoveButtons
              name={description ?? title}
              at={shown.indexOf(key)}
              count={shown.length}
              onMove={(by) => move(key, by)}
            />
          )}
        </div>
      ))}
      <Button
        variant="link"
        size="small"
        disabled={choice.shown === null}
        onClick={() => choice.onChange(null)}
      >
        {t('dataTable.usualColumns')}
      </Button>
    </div>
  );
}

type MoveButtonsProps = { name: string; at: number; count: number; onMove: (by: -1 | 1) => void };

function MoveButtons({ name, at, count, onMove }: MoveButtonsProps): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <span>
      <IconButton
        icon="arrowUp"
        size="small"
        label={t('dataTable.moveUp', { column: name })}
        disabled={at === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="arrowDown"
        size="small"
        label={t('dataTable.moveDown', { column: name })}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      />
    </span>
  );
}
