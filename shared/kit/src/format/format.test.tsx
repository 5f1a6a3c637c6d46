import { screen } from '@testing-library/react';
import { renderPiece } from '../render-piece.tsx';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  monthInText,
  monthName,
  monthTitle,
} from './format.ts';
import { DateText, Money } from './money.tsx';
import { RelativeTime } from './relative-time.tsx';

test.each([
  [1234.56, '1,234.56'],
  [1000, '1,000.00'],
  [0, '0.00'],
  [-0, '0.00'],
  [-1250.5, '−1,250.50'],
  [1245500, '1,245,500.00'],
  [0.1 + 0.2, '0.30'],
  [null, '–'],
  [undefined, '–'],
  [Number.NaN, '–'],
])('money %s reads %s', (value, text) => {
  expect(formatMoney(value)).toBe(text);
});

test.each([
  ['2026-10-31', '31.10.2026'],
  ['2026-10-31T23:30:00Z', '01.11.2026'],
  ['2026-06-30T22:00:00Z', '01.07.2026'],
  ['', '–'],
  ['soon', '–'],
  [null, '–'],
])('date %s reads %s', (value, text) => {
  expect(formatDate(value)).toBe(text);
});

test('an instant reads in Kosovo time', () => {
  expect(formatDateTime('2026-07-01T08:05:00Z')).toBe('01.07.2026 10:05');
  expect(formatDateTime('2026-12-01T08:05:00Z')).toBe('01.12.2026 09:05');
});

test('per cent and figures keep only the decimals they have', () => {
  expect(formatPercent(7.5)).toBe('7.5%');
  expect(formatPercent('10')).toBe('10%');
  expect(formatPercent('')).toBe('–');
  expect(formatNumber(1416.5)).toBe('1,416.5');
});

test('months have their names in both languages', () => {
  expect(monthName(10, 'sq')).toBe('tetor');
  expect([monthInText(3, 2026, 'en'), monthInText(3, 2026, 'sq'), monthInText(6, undefined, 'sq')]).toEqual([
    'March 2026',
    'marsin 2026',
    'qershorin',
  ]);
  expect(monthTitle(11, 2026, 'sq')).toBe('Nëntor 2026');
  expect(monthTitle(11, 2026, 'en')).toBe('November 2026');
});

test('a change is shown with its sign', () => {
  renderPiece(<Money value={12} signed currency />);
  expect(screen.getByText('+12.00 €')).toHaveClass('paga-number');
});

test('a date carries its machine form', () => {
  renderPiece(<DateText value="2026-10-31" />);
  expect(screen.getByText('31.10.2026')).toHaveAttribute('datetime', '2026-10-31');
});

test.each([
  ['2026-10-31T11:59:30Z', 'tani'],
  ['2026-10-31T11:58:00Z', 'para 2 minutash'],
  ['2026-10-31T11:00:00Z', 'para 1 ore'],
  ['2026-10-29T11:00:00Z', 'para 2 ditësh'],
  ['2026-10-01T11:00:00Z', '01.10.2026 13:00'],
])('%s is %s', (value, text) => {
  renderPiece(<RelativeTime value={value} now={Date.parse('2026-10-31T12:00:00Z')} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});
