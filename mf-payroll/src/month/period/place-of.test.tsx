import type { Finding } from '@paga/contract/payroll';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { createdEmployees } from '@paga/testing/employees';
import { cellUnder } from '@paga/testing/grid-cells';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';
import { fixedBy, placeOfFix } from './place-of.ts';

const october = { month: 10, year: 2026 };
const arta = {
  employeeId: 7,
  salaryId: 3,
  salaryPaymentType: SalaryPaymentType.fixed,
  isDeleted: false,
} as const;

test('what is wrong with an employee is fixed at its field, what is wrong with a row in the table', () => {
  const row = '/calculations?month=10&year=2026&row=3';
  expect(placeOfFix({ ...arta, code: 'ACCOUNT_MISSING' }, october)).toBe(
    '/employees/7?field=bankAccountNumber',
  );
  expect(placeOfFix({ ...arta, code: 'LEAVE_OVER_MONTH' }, october)).toBe('/employees/7?tab=leave');
  expect(placeOfFix({ ...arta, code: 'LEAVE_EXCEEDS_HOURS' }, october)).toBe('/employees/7?tab=leave');
  expect(placeOfFix({ ...arta, code: 'TERMS_CHANGED_IN_MONTH' }, october)).toBe('/employees/7?tab=history');
  expect(placeOfFix({ ...arta, code: 'NET_BELOW_ZERO' }, october)).toBe(`${row}&field=stops`);
  // What is paid without a contract was typed in the row.
  expect(placeOfFix({ ...arta, code: 'CONTRACT_ENDED' }, october)).toBe(row);
});

test('what the audit compares is fixed in the window of the row, or where it was saved', () => {
  const row = '/calculations?month=10&year=2026&row=3';
  const placeOf = (found: Pick<Finding, 'code' | 'old' | 'new' | 'value' | 'kind'>) =>
    placeOfFix({ ...arta, ...found }, october);
  expect(placeOf({ code: 'RAISE_UNUSUAL', value: 'typed' })).toBe(`${row}&field=initialBrutto`);
  expect(placeOf({ code: 'RAISE_UNUSUAL', value: 'saved' })).toBe('/employees/7?field=bruttoSalary');
  expect(placeOf({ code: 'HOURS_OVER_MONTH' })).toBe(`${row}&field=weekendHours`);
  expect(placeOf({ code: 'HOURS_UNUSUAL', kind: 'night' })).toBe(`${row}&field=nightHours`);
  expect(placeOf({ code: 'NET_SWING', old: 500, new: 1500 })).toBe(`${row}&field=extraBrutto`);
  expect(placeOf({ code: 'NET_SWING', old: 500, new: 50 })).toBe(`${row}&field=stops`);
  expect(placeOf({ code: 'ABSENCE_UNBOOKED' })).toBe('/employees/7?tab=leave');
  expect(placeOf({ code: 'PERSON_TWICE' })).toBe('/employees/7?field=personalNumber');
});

test('a wage below the minimum is fixed where this person’s wage stands', () => {
  const placeForWage = (salaryPaymentType: SalaryPaymentType) =>
    placeOfFix({ ...arta, code: 'BELOW_MINIMUM_WAGE', salaryPaymentType }, october);
  expect(Object.values(SalaryPaymentType).map(placeForWage)).toEqual([
    '/employees/7?field=bruttoSalary',
    '/employees/7?field=pricePerHour',
    '/employees/7?field=shares',
  ]);
});

test('of somebody deleted only the row is left', () => {
  const row = '/calculations?month=10&year=2026&row=3';
  expect(placeOfFix({ ...arta, code: 'ACCOUNT_MISSING', isDeleted: true }, october)).toBe(row);
  expect(fixedBy({ ...arta, code: 'LEAVE_OVER_MONTH', isDeleted: true })).toBe('row');
});

test('the table opens with the focus in the cell that a finding leads to, between the others', async () => {
  const server = await startHttpServer();
  const company = await server.company();
  await createdEmployees(server.as(company.admin), company, {}, { firstName: 'Blerta', lastName: 'Hoxha' });
  const rows = await calculatedMonth(server, company, october);
  const salaryId = rows.find(({ name }) => name === 'Blerta Hoxha')?.id ?? 0;
  const path = placeOfFix({ ...arta, salaryId, code: 'NET_BELOW_ZERO' }, october);
  await renderScreen(<CalculationsScreen />, { as: company.admin, path });
  await waitFor(() => expect(cellUnder(/Blerta Hoxha/, 'Ndalesa')).toHaveFocus());
  expect(screen.getByRole('row', { name: /Arta Krasniqi/ })).toBeVisible();
});
