import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#button/button.tsx';
import { Popup } from '#display/popup.tsx';
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
export function useHiddenColumns(
  name: string | undefined,
): [ReadonlySet<string>, (next: ReadonlySet<string>) => void] {
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
  /** Only the icon is shown. */
  iconOnly?: boolean;
  /** Above the list: choices of several columns at once. */
  children?: ReactNode;
};

/** A button with the list of columns to show. */
export function ColumnChooser<Row>({
  columns,
  hidden,
  onChange,
  iconOnly,
  children,
}: ColumnChooserProps<Row>): ReactNode {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const flip = (key: string): void => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  const list = (
    <div role="dialog" aria-label={t('dataTable.columns')} className="paga-chooser">
      {children}
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
    </div>
  );
  return (
    <>
      <Button
        ref={button}
        icon="columns"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={iconOnly ? t('dataTable.columns') : undefined}
        title={iconOnly ? t('dataTable.columns') : undefined}
        onClick={() => setOpen(!open)}
      >
        {!iconOnly && t('dataTable.columns')}
      </Button>
      {open && (
        <Popup anchor={button} align="end" onClose={() => setOpen(false)}>
          {list}
        </Popup>
      )}
    </>
  );
}
