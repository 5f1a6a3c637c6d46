import { type ReactNode, useState } from 'react';
import { Row, Stack } from '#layout/layout.tsx';
import { type Story, useSay } from '../story.ts';
import { Dropdown } from './menu.tsx';
import { Pager } from './pager.tsx';
import { Segmented } from './segmented.tsx';
import { Tabs } from './tabs.tsx';

function Moves(): ReactNode {
  const say = useSay();
  const [page, setPage] = useState({ page: 2, pageSize: 20 });
  const [view, setView] = useState('month');
  return (
    <Stack>
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
      <Row justify="between">
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
      </Row>
      <Pager {...page} total={120} onChange={setPage} />
    </Stack>
  );
}

/** Stories of ways around. */
export const navigationStories: Story[] = [{ title: 'Tabs, Segmented, Dropdown, Pager', Piece: Moves }];
