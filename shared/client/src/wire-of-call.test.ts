import type { CallRow } from '@paga/contract/endpoint';
import { wireOfCall } from './wire-of-call.ts';

const rowWith = (wire: string | undefined, newFields?: Record<string, number>) =>
  ({ wire, newFields }) as unknown as CallRow;
const saving = rowWith('payroll/4', { 'body.rows[].entries': 2, 'query.only': 4 });

test.each([
  ['none of the new fields', { body: { rows: [{ stops: 1 }] } }, 'payroll/4'],
  [
    'one that is left out',
    { body: { rows: [{ entries: undefined }] }, query: { only: undefined } },
    'payroll/4',
  ],
  ['one in any line of a list', { body: { rows: [{ stops: 1 }, { entries: [] }] } }, 'payroll/4;2'],
  ['one that takes something away', { body: { rows: [{ entries: null }] } }, 'payroll/4;2'],
  [
    'two of them: the newest counts',
    { body: { rows: [{ entries: [] }] }, query: { only: 1 } },
    'payroll/4;4',
  ],
  ['no input at all', {}, 'payroll/4'],
])('a call that sends %s', (_, input, said) => expect(wireOfCall(saving, input)).toBe(said));

test('what the call needs whatever it sends stays the least', () => {
  const row = rowWith('payroll/4;3', { 'body.kind': 2 });
  expect(wireOfCall(row, { body: { kind: 1 } })).toBe('payroll/4;3');
  expect(wireOfCall(row, {})).toBe('payroll/4;3');
  expect(wireOfCall(rowWith(undefined), {})).toBeUndefined();
});
