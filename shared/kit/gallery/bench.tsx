import { createInstance } from 'i18next';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { EditableSample } from '#data-table/editing.stories.tsx';
import { type SampleRow, sampleColumns, sampleRows, sampleTotals } from '#data-table/sample.tsx';
import { type Column, DataTable, type Key, KitProvider, kitMessages, Money } from '../src/index.ts';

const texts = createInstance({ lng: 'sq', resources: { sq: { kit: kitMessages.sq } } });
void texts.use(initReactI18next).init();
const count = Number(new URLSearchParams(location.search).get('rows') ?? 10_000);
const editing = new URLSearchParams(location.search).has('edit');
const rowKey = (row: SampleRow): number => row.id;

/** Thirteen columns: the eight of the sample and five more sums. */
function thirteen(): Column<SampleRow>[] {
  const more = [1, 2, 3, 4, 5].map(
    (share): Column<SampleRow> => ({
      key: `share${share}`,
      title: `Shtesa ${share}`,
      width: 110,
      align: 'right',
      value: (row) => row.gross / share,
      render: (row) => <Money value={row.gross / share} />,
    }),
  );
  return [...sampleColumns('sq'), ...more];
}

function Bench(): ReactNode {
  const [rows, setRows] = useState(() => sampleRows(count));
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set());
  const columns = useMemo(thirteen, []);
  const totals = useMemo(() => sampleTotals(rows, 'Gjithsej'), [rows]);
  const change = useCallback((index: number, gross: number) => {
    setRows((old) => old.map((row, at) => (at === index ? { ...row, gross, net: gross } : row)));
  }, []);
  Object.assign(window, {
    changeCell: (index: number, gross: number) => flushSync(() => change(index, gross)),
  });
  return (
    <DataTable
      label="Pagat"
      rows={rows}
      columns={columns}
      rowKey={rowKey}
      totals={totals}
      selection={{ selected, onChange: setSelected }}
      height={680}
    />
  );
}

const root = document.getElementById('root');
if (root) {
  performance.mark('begin');
  createRoot(root).render(
    <I18nextProvider i18n={texts}>
      <KitProvider mode="light" language="sq">
        {editing ? <EditableSample count={count} /> : <Bench />}
      </KitProvider>
    </I18nextProvider>,
  );
}
