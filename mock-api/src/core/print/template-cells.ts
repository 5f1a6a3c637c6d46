import type { Cell } from 'write-excel-file/node';

/** A heading of a workbook that people fill in. */
export const heading = (value: string): Cell => ({
  value,
  type: String,
  fontWeight: 'bold',
  textColor: '#FFFFFF',
  backgroundColor: '#0E7A50',
  wrap: true,
});

/** A text of such a workbook: never read as a number or a date. */
export const text = (value: string): Cell => ({
  value,
  type: String,
  format: '@',
  wrap: true,
  alignVertical: 'top',
});
