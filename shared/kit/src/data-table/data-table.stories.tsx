import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#button/button.tsx';
import { Tag } from '#display/tag.tsx';
import { EmptyState } from '#feedback/states.tsx';
import { Money } from '#format/money.tsx';
import { Row, Stack } from '#layout/layout.tsx';
import { useKit } from '#theme/kit-context.ts';
import { type Story, useSay } from '../story.ts';
import type { Column, Key } from './columns/column.ts';
import { ColumnChooser } from './columns/column-chooser.tsx';
import { ColumnOrder } from './columns/column-order.tsx';
import { DataTable } from './data-table.tsx';
import { type SampleRow, sampleColumns, sampleRows, sampleTotals } from './sample.tsx';

function Salaries(): ReactNode {
  const say = useSay();
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set([2, 3]));
  const english = say('sq', 'en') === 'en';
  const rows = useMemo(() => sampleRows(1000), []);
  const columns = useMemo((): Column<SampleRow>[] => {
    const mark: Column<SampleRow> = {
      key: 'mark',
      title: english ? 'Status' : 'Gjendja',
      width: 110,
      render: (row) =>
        row.id === 4 ? (
          <Tag tone="danger">{english ? 'error' : 'gabim'}</Tag>
        ) : row.id === 6 ? (
          <Tag tone="warning">{english ? 'ending' : 'përfundon'}</Tag>
        ) : null,
    };
    return [...sampleColumns(english ? 'en' : 'sq'), mark];
  }, [english]);
  return (
    <DataTable
      label={say('Pagat, tetor 2026', 'Salaries, October 2026')}
      rows={rows}
      columns={columns}
      rowKey={(row) => row.id}
      totals={sampleTotals(rows, say('Gjithsej', 'Total'))}
      selection={{ selected, onChange: setSelected }}
      rowTone={(row) =>
        row.id === 4
          ? 'error'
          : row.id === 6
            ? 'warning'
            : row.id === 8
              ? 'new'
              : row.id === 9
                ? 'muted'
                : undefined
      }
      chooser="gallery"
      toolbar={<Button size="small">{say('Filtro', 'Filter')}</Button>}
      height={400}
    />
  );
}

function Other(): ReactNode {
  const say = useSay();
  const columns: Column<SampleRow>[] = [
    { key: 'name', title: say('Emri', 'Name'), width: 160, render: (row) => row.name },
    {
      key: 'gross',
      title: say('Bruto', 'Gross'),
      width: 120,
      align: 'right',
      render: (row) => <Money value={row.gross} />,
    },
  ];
  return (
    <Stack>
      <DataTable
        label={say('E zbrazët', 'Empty')}
        rows={[]}
        columns={columns}
        rowKey={(row) => row.id}
        empty={<EmptyState picture="search" title={say('Asnjë rezultat', 'No results')} />}
      />
      <DataTable
        label={say('Në ngarkim', 'Loading')}
        rows={[]}
        columns={columns}
        rowKey={(row) => row.id}
        loading
      />
    </Stack>
  );
}

function Columns(): ReactNode {
  const { language } = useKit();
  const columns = sampleColumns(language);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<readonly string[] | null>(null);
  return (
    <Row>
      <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />
      <ColumnOrder columns={columns} choice={{ shown, onChange: setShown }} />
    </Row>
  );
}

/** Stories of the grid. */
export const dataTableStories: Story[] = [
  { title: 'DataTable', Piece: Salaries },
  { title: 'DataTable, empty and loading', Piece: Other },
  { title: 'ColumnChooser, ColumnOrder', Piece: Columns },
];
