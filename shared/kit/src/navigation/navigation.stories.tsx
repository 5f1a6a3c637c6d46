import { type ReactNode, useState } from 'react';
import { type Story, useSay } from '../story.ts';
import { Dropdown } from './menu.tsx';
import { Pager } from './pager.tsx';
import { Segmented } from './segmented.tsx';
import { Steps } from './steps.tsx';
import { Tabs } from './tabs.tsx';

function Strip(): ReactNode {
  const say = useSay();
  return (
    <Steps
      label={say('Rruga e muajit', 'The month so far')}
      items={[
        { key: 'collect', label: say('Mblidh', 'Collect'), state: 'done' },
        {
          key: 'check',
          label: say('Kontrollo', 'Check'),
          state: 'error',
          hint: say('3 gabime', '3 errors'),
          onSelect: () => undefined,
        },
        { key: 'review', label: say('Shqyrto', 'Review'), state: 'current' },
        { key: 'close', label: say('Mbyll', 'Close'), state: 'open' },
        { key: 'pay', label: say('Paguaj dhe dorëzo', 'Pay and file'), state: 'open' },
      ]}
    />
  );
}

function Moves(): ReactNode {
  const say = useSay();
  const [page, setPage] = useState({ page: 2, pageSize: 20 });
  const [view, setView] = useState('month');
  return (
    <div className="paga-stack">
      <Tabs
        label={say('Punonjësit', 'Employees')}
        items={[
          {
            key: 'all',
            label: say('Të gjithë', 'All'),
            count: 120,
            children: say('Lista e të gjithëve', 'The list of all'),
          },
          {
            key: 'inactive',
            label: say('Joaktivë', 'Not active'),
            count: 4,
            children: say('Lista e joaktivëve', 'The list of inactive'),
          },
          {
            key: 'process',
            label: say('Në proces', 'In process'),
            count: 0,
            errors: 2,
            children: say('Lista në proces', 'The list in process'),
          },
        ]}
      />
      <div className="paga-row paga-row-between">
        <Segmented
          label={say('Pamja', 'View')}
          value={view}
          onChange={setView}
          options={[
            { value: 'day', label: say('Dita', 'Day') },
            { value: 'week', label: say('Java', 'Week') },
            { value: 'month', label: say('Muaji', 'Month') },
          ]}
        />
        <Dropdown
          label={say('Eksporto', 'Export')}
          icon="download"
          items={[
            { key: 'excel', label: 'Excel', icon: 'file' },
            { key: 'pdf', label: 'PDF', icon: 'print' },
            {
              key: 'delete',
              label: say('Fshij muajin', 'Delete the month'),
              icon: 'trash',
              danger: true,
              separated: true,
            },
          ]}
        />
      </div>
      <Pager {...page} total={120} onChange={setPage} />
    </div>
  );
}

/** Stories of ways around. */
export const navigationStories: Story[] = [
  { title: 'Steps', Piece: Strip },
  { title: 'Tabs, Segmented, Dropdown, Pager', Piece: Moves },
];
