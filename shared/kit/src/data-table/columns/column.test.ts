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
