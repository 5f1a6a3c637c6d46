import type { ReactNode } from 'react';
import { Money } from '#format/money.tsx';
import { type Story, useSay } from '../story.ts';
import { PrintSheet } from './print-sheet.tsx';
import { SimpleTable } from './simple-table.tsx';
import { Avatar, Tag } from './tag.tsx';

function Tags(): ReactNode {
  const say = useSay();
  return (
    <div className="paga-row">
      <Tag tone="success">{say('aktiv', 'active')}</Tag>
      <Tag tone="warning">{say('përfundon', 'ending')}</Tag>
      <Tag tone="danger">{say('gabim', 'error')}</Tag>
      <Tag tone="info">{say('i ri', 'new')}</Tag>
      <Tag>{say('mbyllur', 'closed')}</Tag>
      <Avatar name="Arta Krasniqi" />
      <Avatar name="Blerim Gashi" size={40} />
    </div>
  );
}

function Sheet(): ReactNode {
  const say = useSay();
  const rows = [
    { key: 'gross', name: say('Paga bruto', 'Gross salary'), amount: 1000 },
    { key: 'pension', name: say('Kontributi 5%', 'Contribution 5%'), amount: -50 },
    { key: 'tax', name: say('Tatimi në paga', 'Income tax'), amount: -64 },
  ];
  return (
    <PrintSheet preview>
      <SimpleTable
        label={say('Fletëpagesa, Arta Krasniqi, tetor 2026', 'Payslip, Arta Krasniqi, October 2026')}
        showLabel
        rows={rows}
        rowKey={(row) => row.key}
        columns={[
          { key: 'name', title: say('Përshkrimi', 'Description'), render: (row) => row.name },
          { key: 'amount', title: say('Shuma', 'Amount'), align: 'right', render: (row) => <Money value={row.amount} /> },
        ]}
        totals={{ name: say('Neto', 'Net'), amount: <Money value={886} /> }}
      />
    </PrintSheet>
  );
}

/** Stories of things to read. */
export const displayStories: Story[] = [
  { title: 'Tag, Avatar', Piece: Tags },
  { title: 'PrintSheet, SimpleTable', Piece: Sheet },
];
