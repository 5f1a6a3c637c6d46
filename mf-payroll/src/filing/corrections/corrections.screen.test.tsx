import { markTasks } from '@paga/contract/filing';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  acceptSalaryWarnings,
  closePeriod,
  getClosedVersions,
  getSalaryChecks,
  markClosing,
  reopenPeriod,
  updateSalary,
} from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { PayScreen } from '../pay.screen.tsx';
import { CorrectionsScreen } from './corrections.screen.tsx';

const code = 'AGI26A';
let server: HttpTestServer;
let company: TestCompany;
beforeAll(async () => {
  server = await startHttpServer();
  company = await server.company({ name: 'Agimi', code });
  await createdEmployees(server.as(company.admin), company, { contractStarted: '2020-01-01' });
});

type Month = { month: number; year: number };
const as = () => server.as(company.admin);
const of = (month: Month) => ({ ...month, tenantId: company.id });

async function closed(month: Month): Promise<number> {
  const { findings } = (await as().call(getSalaryChecks, { query: { ...month, userId: company.id } })).body;
  const accepted = findings.map(({ employeeId, code: found, fact }) => ({ employeeId, code: found, fact }));
  if (accepted.length > 0)
    await as().call(acceptSalaryWarnings, { body: { ...of(month), note: 'E pamë', findings: accepted } });
  expect((await as().call(closePeriod, { body: { ...of(month), code } })).status).toBe(200);
  const { versions } = (await as().call(getClosedVersions, { query: { ...month, userId: company.id } })).body;
  return versions[0]?.id ?? 0;
}

/** A month that was paid, declared and its contributions paid, then reopened with another gross. */
async function reopened(month: Month, initialBrutto: number): Promise<void> {
  const [row] = await calculatedMonth(server, company, month);
  const params = { versionId: await closed(month) };
  for (const mark of ['paid', 'declared'] as const)
    await as().call(markClosing, { params, body: { mark, on: '2026-10-15' } });
  await as().call(markTasks, {
    params,
    body: { tasks: ['contributionPayment'], outcome: 'done', on: '2026-10-15' },
  });
  await as().call(reopenPeriod, { body: { ...of(month), code } });
  await as().call(authenticateCode, { body: { code, userId: company.admin.id } });
  await as().call(updateSalary, { body: { ...of(month), salaryId: row?.id ?? 0, initialBrutto } });
}
const open = (language: 'sq' | 'en') =>
  renderScreen(<CorrectionsScreen />, { as: company.admin, path: '/calculations/corrections', language });

test('the list is empty, fails, and then sums up what is to be corrected over several months', async () => {
  await open('sq');
  expect(await screen.findByText('Nuk ka asgjë për të korrigjuar')).toBeVisible();
  faults.next('getCorrections', 500);
  const { user } = await open('en');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing to correct')).toBeVisible();

  const [old, october] = [
    { month: 5, year: 2022 },
    { month: 10, year: 2026 },
  ];
  await reopened(old, 1100);
  await reopened(october, 1200);
  const pay = `/calculations/pay?month=10&year=2026`;
  await renderScreen(<PayScreen />, { as: company.admin, path: pay, language: 'sq' });
  expect(await screen.findByText(/^Kontributet u paguan më/)).toBeVisible();
  await closed(old);
  await closed(october);

  const { user: reader, address } = await open('en');
  const together = within(await screen.findByRole('table', { name: 'For the employees' }));
  expect(together.getByRole('row', { name: /^Arta Krasniqi 2 \+/ })).toBeVisible();
  const authorities = screen.getAllByRole('table', { name: /^For the tax administration/ });
  // Above the months only what can still be corrected, below it each month has its own.
  expect(authorities.map((table) => within(table).getAllByRole('row')[1]?.textContent)).toEqual([
    'Pension contributions+20.00',
    'Pension contributions100.00120.00+20.00',
    'Pension contributions100.00110.00+10.00',
  ]);
  expect(screen.getByText('Can no longer be corrected')).toBeVisible();
  expect(screen.getByText(/This month can no longer be corrected: the last day was/)).toHaveTextContent(
    '15.06.2025',
  );
  for (const name of ['Paid differently: October 2026', 'Paid differently: May 2022'])
    expect(screen.getByRole('table', { name })).toBeVisible();
  await reader.click(screen.getByRole('link', { name: 'October 2026' }));
  expect(address()).toBe(pay);
});
