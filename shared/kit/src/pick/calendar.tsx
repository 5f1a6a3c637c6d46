import { addDays, addMonths, parts, todayInKosovo, weekday, weeksOf } from '@paga/calendar';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#button/button.tsx';
import { monthName } from '#format/format.ts';
import { Row, Stack } from '#layout/layout.tsx';
import { useKit } from '#theme/kit-context.ts';
import { MonthAndYear } from './month-and-year.tsx';

type CalendarProps = { value: string | null; min: string; max: string; onPick: (date: string) => void };

/** Monday is 1. */
const days = [1, 2, 3, 4, 5, 6, 7] as const;

function movedTo(event: KeyboardEvent, date: string): string | undefined {
  const moves: Record<string, () => string> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, 1 - weekday(date)),
    End: () => addDays(date, 7 - weekday(date)),
    PageUp: () => addMonths(date, event.shiftKey ? -12 : -1),
    PageDown: () => addMonths(date, event.shiftKey ? 12 : 1),
  };
  return moves[event.key]?.();
}

/** A month of days to choose from (WAI-ARIA date picker): arrows, Home, End, PageUp, PageDown, with Shift by years. */
export function Calendar({ value, min, max, onPick }: CalendarProps): ReactNode {
  const { t } = useTranslation('kit');
  const { language } = useKit();
  const today = todayInKosovo();
  const within = (date: string): string => (date < min ? min : date > max ? max : date);
  const [shown, setShown] = useState(within(value ?? today));
  const grid = useRef<HTMLTableElement>(null);
  const wanted = useRef(true);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    // The popup is placed in the next frame; focusing earlier would scroll the page.
    const frame = requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  });
  const press = (event: KeyboardEvent): void => {
    const next = movedTo(event, shown);
    if (!next) return;
    event.preventDefault();
    wanted.current = true;
    setShown(within(next));
  };
  const { year, month } = parts(shown);
  const nameOf = (date: string): string =>
    `${parts(date).day} ${monthName(parts(date).month, language)} ${parts(date).year}`;
  return (
    <Stack gap={8} align="center" className="paga-calendar">
      <CalendarHead shown={shown} min={min} max={max} onShow={(date) => setShown(within(date))} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose days are walked through with the arrows is a grid */}
      <table ref={grid} role="grid" aria-label={`${monthName(month, language)} ${year}`} onKeyDown={press}>
        <thead>
          <tr>
            {days.map((day) => (
              <th key={day} scope="col" abbr={t(`pick.weekday.${day}`)}>
                {t(`pick.weekdayShort.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                // biome-ignore lint/a11y: a cell of the grid above; its button takes the focus
                <td key={date} role="gridcell" aria-selected={date === value}>
                  <Day
                    date={date}
                    label={nameOf(date)}
                    shown={shown}
                    today={today}
                    onPick={date < min || date > max ? undefined : onPick}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="link" size="small" disabled={today < min || today > max} onClick={() => onPick(today)}>
        {t('pick.today')}
      </Button>
    </Stack>
  );
}

type HeadProps = { shown: string; min: string; max: string; onShow: (date: string) => void };

/** The month that is shown, and the ways to another one. */
function CalendarHead({ shown, min, max, onShow }: HeadProps): ReactNode {
  const { t } = useTranslation('kit');
  const { year, month } = parts(shown);
  return (
    <Row gap={4} wrap={false}>
      <IconButton
        icon="chevronLeft"
        size="small"
        label={t('pick.previousMonth')}
        onClick={() => onShow(addMonths(shown, -1))}
      />
      <MonthAndYear
        month={month}
        year={year}
        firstYear={parts(min).year}
        lastYear={parts(max).year}
        onChange={(next) => onShow(addMonths(shown, (next.year - year) * 12 + next.month - month))}
      />
      <IconButton
        icon="chevronRight"
        size="small"
        label={t('pick.nextMonth')}
        onClick={() => onShow(addMonths(shown, 1))}
      />
    </Row>
  );
}

type DayProps = {
  date: string;
  label: string;
  shown: string;
  today: string;
  onPick: ((date: string) => void) | undefined;
};

function Day({ date, label, shown, today, onPick }: DayProps): ReactNode {
  return (
    <button
      type="button"
      className={
        date.slice(0, 7) === shown.slice(0, 7) ? 'paga-reset paga-day' : 'paga-reset paga-day paga-day-other'
      }
      tabIndex={date === shown ? 0 : -1}
      aria-label={label}
      aria-current={date === today ? 'date' : undefined}
      aria-disabled={onPick ? undefined : true}
      onClick={() => onPick?.(date)}
    >
      {parts(date).day}
    </button>
  );
}
