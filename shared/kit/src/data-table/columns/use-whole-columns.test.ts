import { layOut } from './column.ts';
import { cutColumns } from './use-whole-columns.ts';

const column = (key: string, width: number, more: object = {}) => ({
  ...{ key, title: key, width, render: () => null },
  ...more,
});
const layout = layOut<object>(
  [
    column('name', 200, { frozen: true }),
    ...['a', 'b', 'c', 'd', 'e'].map((key) => column(key, 100)),
    column('net', 120, { end: true }),
  ],
  { narrow: false },
);

test('what is seen of a column at the end and at the start is known, where it is not all of it', () => {
  expect(cutColumns(layout, { left: 0, width: 570 })).toEqual({ start: 0, end: 50 });
  expect(cutColumns(layout, { left: 30, width: 570 })).toEqual({ start: 70, end: 80 });
  expect(cutColumns(layout, { left: 100, width: 520 })).toEqual({ start: 0, end: 0 });
});

test('nothing is cut in a table that fits, and a column that alone is in sight is seen in part', () => {
  expect(cutColumns(layout, { left: 0, width: 900 })).toEqual({ start: 0, end: 0 });
  expect(cutColumns(layout, { left: 20, width: 380 })).toEqual({ start: 0, end: 0 });
  expect(cutColumns(layout, { left: 0, width: 0 })).toEqual({ start: 0, end: 0 });
});
