import { HealthInsuranceOption, SalaryPaymentType } from '@paga/contract/shapes';
import { builtInTables } from '@paga/payroll';
import { baseOf, solveSalary } from '#terms/solve-salary.ts';
import type { SalaryBasis } from '#terms/use-salary-basis.ts';
import { ContractTerm, EMPTY_VALUES, type EmployeeValues } from '#values/employee-values.ts';
import { differencesOf, mergedValues } from '../merge-edits.ts';
import { otherSide, projectAmounts, resetsOf } from './consequences.ts';

const basis: SalaryBasis = {
  day: '2026-10-31',
  tables: builtInTables,
  employeePercentage: 5,
  employerPercentage: 5,
  premiums: { prime: 2000, partner: 1500, children: 1000, adultChildren: 0, parent: 0 },
  hoursOfMonth: 176,
};
const arta: EmployeeValues = {
  ...EMPTY_VALUES,
  fullName: 'Arta Krasniqi',
  bruttoSalary: 1000,
  nettoSalary: 884,
  phone: '+383 44 111 222',
};

test('the net follows a typed gross, the gross a typed net, to the cent', () => {
  expect(otherSide('gross', arta, basis)).toEqual({ nettoSalary: 884 });
  expect(otherSide('net', { ...arta, nettoSalary: 1200 }, basis)).toEqual({ bruttoSalary: 1369.59 });
  expect(otherSide('gross', { ...arta, bruttoSalary: null }, basis)).toEqual({ nettoSalary: null });
  expect(otherSide('net', { ...arta, contributePercentage: 100 }, basis)).toEqual({ bruttoSalary: null });
});

test('insurance with a family: the premium goes off the net, the share of the employer onto the gross', () => {
  const insured = {
    ...arta,
    healthInsurance: HealthInsuranceOption.shared,
    healthInsurancePercentage: 60,
    family: { 1: 1, 2: 2 },
  };
  const solved = solveSalary('gross', 100_000, insured, basis);
  expect(solved).toMatchObject({
    prime: 5500,
    insurancePlus: 3300,
    totalBrutto: 103_300,
    contribution: 5165,
    employerContribution: 5165,
  });
});

test('another payment type empties amounts and projects; another insurance option empties percentage and family', () => {
  const emptied = {
    bruttoSalary: null,
    nettoSalary: null,
    pricePerHour: null,
    workingHoursPerMonth: null,
    shares: [],
  };
  expect(resetsOf({ salaryPaymentType: SalaryPaymentType.hourly })).toEqual(emptied);
  expect(resetsOf({ healthInsurance: HealthInsuranceOption.employee })).toEqual({
    healthInsurancePercentage: null,
    family: {},
  });
  expect(resetsOf({ healthInsurance: HealthInsuranceOption.shared })).toEqual({});
  expect(resetsOf({ contractTerm: ContractTerm.indefinite })).toEqual({ expirationContract: null });
  expect(resetsOf({ bankAccountNumber: 'XK05 1701 0123 4567 8906' })).toEqual({ bank: 'NLB' });
});

test('hours by their price, and what budget lines pay of what others leave', () => {
  const hourly = { ...arta, salaryPaymentType: SalaryPaymentType.hourly, pricePerHour: 6.5 };
  expect(baseOf(hourly, basis, new Map())).toBe(114_400);
  const lines = new Map([[7, { budget: 1000, othersPercentage: 60 }]]);
  const share = { projectId: 1, budgetLineId: 7, checked: true, percentage: 40 };
  const byProject = { ...arta, salaryPaymentType: SalaryPaymentType.project, shares: [share] };
  expect(projectAmounts(byProject, basis, lines)).toEqual({ bruttoSalary: 400, nettoSalary: 369.6 });
  expect(
    projectAmounts({ ...byProject, shares: [{ ...share, percentage: 40.01 }] }, basis, lines).bruttoSalary,
  ).toBeNull();
});

test('what two people changed comes together; what both changed is chosen', () => {
  const theirs = { ...arta, phone: '+383 44 555 555', occupation: 'Drejtoreshë' };
  const mine = { ...arta, phone: '+383 44 999 888', qualification: 'Master' };
  const differences = differencesOf(arta, theirs, mine);
  expect(differences.map(({ field, isBoth }) => [field, isBoth])).toEqual([
    ['phone', true],
    ['occupation', false],
  ]);
  expect(mergedValues(mine, theirs, differences, new Set(['phone']))).toEqual({
    ...mine,
    occupation: 'Drejtoreshë',
  });
  expect(mergedValues(mine, theirs, differences, new Set())).toEqual({ ...theirs, qualification: 'Master' });
});
