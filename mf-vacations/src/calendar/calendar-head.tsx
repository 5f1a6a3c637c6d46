import { Button, IconButton, Row, Segmented, todayInKosovo, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CALENDAR_VIEWS, headingOf, stepped } from './shown-days.ts';
import type { CalendarPlace } from './use-calendar-place.ts';

type CalendarHeadProps = { place: CalendarPlace; go: (next: Partial<CalendarPlace>) => void };

/** What is seen, the way to the days before and after, and the four views. */
export function CalendarHead({ place, go }: CalendarHeadProps): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const { view, date } = place;
  return (
    <Row gap={[8, 16]} justify="between" className="leave-head">
      <Row>
        <IconButton
          icon="chevronLeft"
          label={t(`calendar.before.${view}`)}
          onClick={() => go({ date: stepped(view, date, -1) })}
        />
        <IconButton
          icon="chevronRight"
          label={t(`calendar.next.${view}`)}
          onClick={() => go({ date: stepped(view, date, 1) })}
        />
        <Button size="small" onClick={() => go({ date: todayInKosovo() })}>
          {t('calendar.today')}
        </Button>
        <h2 className="leave-heading" aria-live="polite">
          {headingOf(view, date, language)}
        </h2>
      </Row>
      <Segmented
        label={t('calendar.views')}
        value={view}
        options={CALENDAR_VIEWS.map((value) => ({ value, label: t(`calendar.view.${value}`) }))}
        onChange={(next) => go({ view: next })}
      />
    </Row>
  );
}
