import { useToast } from '@paga/kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Period } from '#month/period/use-period.ts';
import { placeOf } from '../period/place-of.ts';
import type { MonthView } from './month-rail.tsx';

/** Function keys that no browser and no screen reader has: a letter alone is typed into a cell, or is a command of the reader. */
type MonthKey = 'F4' | 'Shift+F4' | 'F8' | 'Shift+F8';

const WRITTEN = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof Element && target.closest(WRITTEN) !== null);

/** What these keys do on a page of a month, outside fields and windows. */
function useMonthKeys(keys: Partial<Record<MonthKey, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return;
      const act = latest.current[`${event.shiftKey ? 'Shift+' : ''}${event.key}` as MonthKey];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const TO_TABLE = { toTable: true };

/** After the page has taken the focus: the cell of the table that keys go on from. */
function focusTable(): void {
  setTimeout(() => {
    const grid = document.querySelector<HTMLElement>('.workbench-table [role=grid]');
    (grid?.querySelector<HTMLElement>('[tabindex="0"]') ?? grid)?.focus();
  });
}

/** Who came here by the key of the table goes on in it, once it is there. */
export function useArrivalInTable(isThere: boolean): void {
  const { state } = useLocation();
  const isAsked = isThere && state?.toTable === true;
  useEffect(() => {
    if (isAsked) focusTable();
  }, [isAsked]);
}

/** The keys that every page of a month has: to the table, to the next step, and where nothing is found here to the findings. */
export function useFrameKeys(period: Period, view: MonthView): void {
  const navigate = useNavigate();
  const hasFindings = view === 'check' || view === 'calculations';
  useMonthKeys({
    F4: () =>
      view === 'calculations' ? focusTable() : navigate(placeOf('calculations', period), { state: TO_TABLE }),
    'Shift+F4': () => document.querySelector<HTMLElement>('.month-header-end .paga-button-primary')?.click(),
    ...(!hasFindings && { F8: () => navigate(placeOf('check', period)) }),
  });
}

/** F8 and Shift+F8 go through what was found, and begin again at the other end. `found`: the places of rows with something found, in their order; `at`: where one is. */
export function useFindingKeys(found: readonly number[], at: number, go: (place: number) => void): void {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const move = (place: number | undefined) =>
    place === undefined ? toast.info(t('month.nothingFound')) : go(place);
  useMonthKeys({
    F8: () => move(found.find((place) => place > at) ?? found[0]),
    'Shift+F8': () => move(found.findLast((place) => place < at) ?? found.at(-1)),
  });
}
