import type { ProposedHoliday } from '@paga/contract/company/law/public-holidays';
import type { CalendarEvent } from '@paga/contract/leave';
import { formatDate, Row, useKit } from '@paga/kit';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveEmployees } from '../people/use-leave-employees.ts';
import { LeaveList } from './leave-list.tsx';
import './list.css';

type AwayFactsProps = {
  /** The first and the last day that is seen. */
  days: { from: string; to: string };
  events: readonly CalendarEvent[];
  holidays: readonly ProposedHoliday[];
  /** A leave was opened. */
  onOpen: (id: number) => void;
};

/** Below the bars of a week or a day: how many are away, who, until when and with how many days left; the public holidays. */
export function AwayFacts({ days, events, holidays, onOpen }: AwayFactsProps): ReactElement {
  const { t } = useTranslation('vacations');
  const { people } = useLeaveEmployees();
  const annualLeft = useMemo(() => new Map(people.map(({ id, annualLeft }) => [id, annualLeft])), [people]);
  const away = new Set(events.map(({ employeeId }) => employeeId)).size;
  return (
    <section className="leave-facts">
      <Row gap={[4, 16]} align="baseline" justify="between" className="leave-facts-head">
        <h2>{t('list.away', { count: people.length, away })}</h2>
        <Holidays days={days} holidays={holidays} />
      </Row>
      {events.length > 0 && (
        <LeaveList label={t('list.ofTheseDays')} events={events} annualLeft={annualLeft} onOpen={onOpen} />
      )}
    </section>
  );
}

/** The public holidays of the days, or the next one. */
function Holidays({ days: { from, to }, holidays }: Pick<AwayFactsProps, 'days' | 'holidays'>) {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const inOrder = [...holidays].sort((a, b) => a.date.localeCompare(b.date));
  const within = inOrder.filter(({ date }) => date >= from && date <= to);
  const next = inOrder.find(({ date }) => date > to);
  const text = ({ date, name, nameEn }: ProposedHoliday): string =>
    `${language === 'sq' ? name : nameEn}, ${formatDate(date)}`;
  if (within.length > 0)
    return (
      <span className="paga-hint">
        {t('list.holidays', { count: within.length, names: within.map(text).join('; ') })}
      </span>
    );
  return next ? <span className="paga-hint">{t('list.nextHoliday', { name: text(next) })}</span> : null;
}
