import { type ReactNode, useState } from 'react';
import type { Key } from '#data-table/columns/column.ts';
import { Money } from '#format/money.tsx';
import { type Story, useSay } from '../story.ts';
import { CardList } from './card-list.tsx';

const people = [
  { id: 1, name: 'Arta Krasniqi', net: 886 },
  { id: 2, name: 'Blerim Gashi', net: 712.5 },
];

function Cards(): ReactNode {
  const say = useSay();
  const [selected, onChange] = useState<ReadonlySet<Key>>(new Set([1]));
  return (
    <CardList
      label={say('Pagat e muajit', 'Salaries of the month')}
      rows={people}
      rowKey={({ id }) => id}
      framed
      selection={{ selected, onChange }}
      chooseText={({ name }) => say(`Zgjidh ${name}`, `Choose ${name}`)}
      card={({ name, net }) => (
        <span style={{ padding: '12px 12px 12px var(--card-start)' }}>
          {name} · <Money value={net} />
        </span>
      )}
    />
  );
}

/** Stories of lists on a phone. */
export const cardListStories: Story[] = [{ title: 'CardList', Piece: Cards }];
