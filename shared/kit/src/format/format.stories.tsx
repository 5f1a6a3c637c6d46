import type { ReactNode } from 'react';
import { DetailList } from '#display/detail-list.tsx';
import { type Story, useSay } from '../story.ts';
import { DateText, Figure, Money, Percent } from './money.tsx';
import { RelativeTime } from './relative-time.tsx';

const now = Date.parse('2026-10-31T12:00:00Z');

function Values(): ReactNode {
  const say = useSay();
  return (
    <DetailList
      columns={3}
      items={[
        { key: 'gross', label: say('Bruto', 'Gross'), value: <Money value={112288.19} currency /> },
        { key: 'change', label: say('Ndryshimi', 'Change'), value: <Money value={-1250.5} signed /> },
        { key: 'missing', label: say('Pa vlerë', 'Missing'), value: <Money value={null} /> },
        { key: 'rate', label: say('Kontributi', 'Contribution'), value: <Percent value={7.5} /> },
        { key: 'hours', label: say('Orë', 'Hours'), value: <Figure value={1416.5} /> },
        { key: 'date', label: say('Data', 'Date'), value: <DateText value="2026-10-31" /> },
        {
          key: 'time',
          label: say('Ruajtur', 'Saved'),
          value: <DateText value="2026-10-31T08:05:00Z" time />,
        },
        {
          key: 'ago',
          label: say('Para', 'Ago'),
          value: <RelativeTime value="2026-10-31T09:30:00Z" now={now} />,
        },
      ]}
    />
  );
}

/** Stories of money, dates and figures. */
export const formatStories: Story[] = [
  { title: 'Money, DateText, Percent, Figure, RelativeTime, DetailList', Piece: Values },
];
