import { type ReactNode, useRef, useState } from 'react';
import { Button, IconButton } from '#button/button.tsx';
import { Money } from '#format/money.tsx';
import { Row } from '#layout/layout.tsx';
import { type Story, useSay } from '../story.ts';
import { Popup } from './popup.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { SimpleTable } from './simple-table.tsx';
import { Avatar, Tag } from './tag.tsx';
import { Tooltip } from './tooltip.tsx';

function Tags(): ReactNode {
  const say = useSay();
  return (
    <Row>
      <Tag tone="success">{say('aktiv', 'active')}</Tag>
      <Tag tone="warning">{say('përfundon', 'ending')}</Tag>
      <Tag tone="danger">{say('gabim', 'error')}</Tag>
      <Tag tone="info">{say('i ri', 'new')}</Tag>
      <Tag>{say('mbyllur', 'closed')}</Tag>
      <Avatar name="Arta Krasniqi" />
      <Avatar name="Blerim Gashi" size={40} />
      <Avatar name="Agimi" mark />
    </Row>
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
          {
            key: 'amount',
            title: say('Shuma', 'Amount'),
            align: 'right',
            render: (row) => <Money value={row.amount} />,
          },
        ]}
        totals={{ name: say('Neto', 'Net'), amount: <Money value={886} /> }}
      />
    </PrintSheet>
  );
}

function Opened(): ReactNode {
  const say = useSay();
  const [open, setOpen] = useState(true);
  const lines = [
    { key: 'teaching', name: say('Mësimdhënia', 'Teaching'), amount: 2000 },
    { key: 'office', name: say('Administrata', 'Office'), amount: 500 },
  ];
  const amount = { key: 'amount', title: say('Buxheti', 'Budget'), align: 'right' as const };
  const toggle = (
    <IconButton
      icon={open ? 'chevronDown' : 'chevronRight'}
      label={say('Linjat', 'Lines')}
      aria-expanded={open}
      size="small"
      onClick={() => setOpen(!open)}
    />
  );
  const below = (
    <SimpleTable
      label={say('Linjat e buxhetit', 'Budget lines')}
      rows={lines}
      rowKey={(line) => line.key}
      columns={[
        { key: 'name', title: say('Linja', 'Line'), render: (line) => line.name },
        { ...amount, render: (line) => <Money value={line.amount} /> },
      ]}
    />
  );
  return (
    <SimpleTable
      label={say('Projektet', 'Projects')}
      stacks
      rows={[{ name: say('Shkolla digjitale', 'Digital school') }]}
      rowKey={(row) => row.name}
      below={() => open && below}
      columns={[
        {
          key: 'name',
          title: say('Projekti', 'Project'),
          render: (row) => (
            <>
              {toggle} {row.name}
            </>
          ),
        },
        { ...amount, render: () => <Money value={5000} /> },
      ]}
    />
  );
}

function Over(): ReactNode {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Tooltip title={say('Paga para tatimit dhe kontributit', 'Pay before tax and contribution')}>
        <Button>{say('Bruto', 'Gross')}</Button>
      </Tooltip>
      <Button ref={button} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('Filtrat', 'Filters')}
      </Button>
      {open && (
        <Popup anchor={button} onClose={() => setOpen(false)}>
          <div role="dialog" aria-label={say('Filtrat', 'Filters')}>
            {say('Çfarë shfaqet në listë', 'What the list shows')}
          </div>
        </Popup>
      )}
    </Row>
  );
}

/** Stories of things to read. */
export const displayStories: Story[] = [
  { title: 'Tag, Avatar', Piece: Tags },
  { title: 'PrintSheet, SimpleTable', Piece: Sheet },
  { title: 'SimpleTable with parts below a row', Piece: Opened },
  { title: 'Tooltip, Popup', Piece: Over },
];
