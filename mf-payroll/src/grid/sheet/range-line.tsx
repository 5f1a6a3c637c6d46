import { formatMoney, formatNumber, type RangeFigures } from '@paga/kit';
import { type ReactElement, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditField, isHours } from '#month/rows/edit-fields.ts';

/** What stands in the marked range, apart from the screen: a range that grows draws its line below the table, not the table. */
type RangeStore = {
  set: (figures: RangeFigures | undefined) => void;
  get: () => RangeFigures | undefined;
  subscribe: (listener: () => void) => () => void;
};

/** Keeps the figures of the range that is marked. */
export function useRangeStore(): RangeStore {
  return useMemo(() => {
    let now: RangeFigures | undefined;
    const listeners = new Set<() => void>();
    return {
      set(figures) {
        now = figures;
        for (const listener of listeners) listener();
      },
      get: () => now,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }, []);
}

/** Hours, euro, or neither where both are marked: they have no sum. */
function unitOf(columns: readonly string[]): 'hours' | 'money' | 'mixed' {
  const hours = columns.filter((key) => isHours(key as EditField)).length;
  if (hours === columns.length) return 'hours';
  return hours === 0 ? 'money' : 'mixed';
}

/** Below the table while a range is marked: its cells, their sum, count and average. */
export function RangeLine({ store }: { store: RangeStore }): ReactElement {
  const { t } = useTranslation('payroll');
  const figures = useSyncExternalStore(store.subscribe, store.get);
  const parts: string[] = [];
  if (figures) {
    const { cells, count, sum, columns } = figures;
    const unit = unitOf(columns);
    const say = (value: number) =>
      unit === 'hours' ? t('range.hours', { hours: formatNumber(value) }) : `${formatMoney(value)} €`;
    parts.push(t('range.cells', { count: cells }));
    if (count > 0 && unit !== 'mixed')
      parts.push(t('range.sum', { sum: say(sum) }), t('range.average', { average: say(sum / count) }));
    if (count > 0) parts.push(t('range.numbers', { count }));
  }
  return (
    <p role="status" className="workbench-range">
      {parts.join(' · ')}
    </p>
  );
}
