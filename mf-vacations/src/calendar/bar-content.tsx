import type { EventDisplayInfo } from '@fullcalendar/react';
import { formatDate } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BarFacts } from './bars.ts';

/** A bar: whose leave it is, its type by letter beside the colour and by its word for who cannot see either. */
export function BarContent({ info: { event, view } }: { info: EventDisplayInfo }): ReactNode {
  const { t } = useTranslation('vacations');
  if (event.display === 'background')
    return <span className="leave-holiday-name paga-cut">{event.title}</span>;
  const { letter, typeName, reasonName, from, to, requestId } = event.extendedProps as BarFacts;
  const roomy = view.type !== 'dayGridMonth';
  return (
    <span className="leave-bar-text">
      <span className="leave-letter" aria-hidden="true">
        {letter}
      </span>
      <span className="leave-bar-name">{reasonName ? `${event.title}, ${reasonName}` : event.title}</span>
      {roomy ? (
        <span className="leave-bar-facts">{`${typeName}, ${formatDate(from)} – ${formatDate(to)}`}</span>
      ) : (
        <span className="paga-hidden">{typeName}</span>
      )}
      {requestId !== undefined && <span className="paga-hidden">{t('requests.waits')}</span>}
    </span>
  );
}
