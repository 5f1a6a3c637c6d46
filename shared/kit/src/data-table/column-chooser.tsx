import { Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#form/button.tsx';
import type { Column } from './column.ts';

const read = (name: string | undefined): string[] => {
  try {
    const kept: unknown = JSON.parse((name && localStorage.getItem(`paga.columns.${name}`)) || '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    // A damaged or forbidden storage only loses the choice of columns.
    return [];
  }
};

/** Which columns are hidden, remembered in this browser under `name`. */
export function useHiddenColumns(name: string | undefined): [ReadonlySet<string>, (next: ReadonlySet<string>) => void] {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(read(name)));
  const keep = (next: ReadonlySet<string>): void => {
    setHidden(next);
    try {
      if (name) localStorage.setItem(`paga.columns.${name}`, JSON.stringify([...next]));
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  };
  return [hidden, keep];
}

type ColumnChooserProps<Row> = {
  columns: readonly Column<Row>[];
  hidden: ReadonlySet<string>;
  onChange: (next: ReadonlySet<string>) => void;
};

/** A button with the list of columns to show. */
export function ColumnChooser<Row>({ columns, hidden, onChange }: ColumnChooserProps<Row>): ReactNode {
  const { t } = useTranslation('kit');
  const flip = (key: string): void => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  const list = (
    <fieldset className="paga-chooser">
      <legend className="paga-hidden">{t('dataTable.columns')}</legend>
      {columns
        .filter((column) => !column.fixed && !column.frozen)
        .map((column) => (
          <label key={column.key}>
            <input type="checkbox" checked={!hidden.has(column.key)} onChange={() => flip(column.key)} />
            {column.description ?? column.title}
          </label>
        ))}
      <Button variant="link" size="small" disabled={hidden.size === 0} onClick={() => onChange(new Set())}>
        {t('dataTable.allColumns')}
      </Button>
    </fieldset>
  );
  return (
    <Popover content={list} trigger="click" placement="bottomRight" arrow={false} destroyOnHidden>
      <Button icon="columns" size="small" aria-haspopup="dialog">
        {t('dataTable.columns')}
      </Button>
    </Popover>
  );
}
