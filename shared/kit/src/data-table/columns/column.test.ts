import { type Column, layOut } from './column.ts';

const columns: Column<string>[] = [
  { key: 'name', title: 'Name', width: 220, frozen: true, render: (row) => row },
  { key: 'phone', title: 'Phone', width: 150, render: (row) => row },
];
const wider = columns.map((column) => (column.frozen ? { ...column, narrowWidth: 176 } : column));

test('a frozen column is narrower on a phone, as narrow as it may be', () => {
  expect(layOut(columns, { narrow: false }).frozenWidth).toBe(220);
  expect(layOut(columns, { narrow: true }).frozenWidth).toBe(132);
  expect(layOut(wider, { narrow: true }).frozenWidth).toBe(176);
  expect(layOut(wider, { narrow: false }).frozenWidth).toBe(220);
});

test('a column at the end keeps its distance from the right, and is the last one on a phone', () => {
  const end = { ...columns[1], key: 'net', width: 90, end: true } as Column<string>;
  const [change, ...others] = [{ ...end, key: 'change', width: 70 }, end, ...columns];
  const wide = layOut([...others, change as Column<string>], { narrow: false });
  expect(wide.columns.map(({ key, right, edge }) => [key, right, edge])).toEqual([
    ['name', undefined, true],
    ['phone', undefined, false],
    ['net', 70, true],
    ['change', 0, false],
  ]);
  expect([wide.endWidth, layOut([end, ...columns], { narrow: true }).endWidth]).toEqual([160, 0]);
});
