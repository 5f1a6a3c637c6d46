import { type EditField, readText } from './edit-fields.ts';

test.each<[EditField, string, number | null]>([
  ['initialBrutto', '1,234.56', 1234.56],
  ['stops', '1.234,56', 1234.56],
  ['stops', '1234,5', 1234.5],
  ['stops', '1,234,567', 1234567],
  ['stops', '€ 12', 12],
  ['stops', '10,000,000.00', 10_000_000],
  ['stops', '0.1', 0.1],
  ['stops', '', 0],
  ['initialBrutto', '', null],
  ['nightHours', '7,25', 7.25],
])('%s: %s is taken as %s', (field, text, value) => {
  expect(readText(field, text)).toEqual({ value });
});

test.each<[EditField, string, string]>([
  ['stops', '45.125', 'ambiguous'],
  ['initialBrutto', '1,234', 'ambiguous'],
  ['stops', '66.6667', 'amount'],
  ['stops', '12,3456', 'amount'],
  ['stops', '101.3333333', 'amount'],
  ['stops', '0.125', 'amount'],
  ['stops', '-5', 'amount'],
  ['stops', '10,000,000.01', 'amount'],
  ['stops', '2,5.5', 'number'],
  ['stops', '1,23.45', 'number'],
  ['nightHours', '1,234.5', 'hours'],
  ['nightHours', '7.333', 'hours'],
  ['nightHours', '0,125', 'hours'],
  ['hasHealthInsurance', 'ndoshta', 'yesNo'],
])('%s: %s is no value (%s)', (field, text, problem) => {
  expect(readText(field, text)).toEqual({ problem });
});
