import { type LeaveTypeId, storeVacation } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { axeFinds } from '@paga/testing/axe-finds';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeeLeaveCard } from '#person/employee-leave.card.tsx';

let server: HttpTestServer;
let company: TestCompany;
let arta: number;
const saved: { name: string; size: number }[] = [];
const createObjectURL = URL.createObjectURL;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
  [arta = 0] = await createdEmployees(server.as(company.admin), company, {});
  saved.length = 0;
  URL.createObjectURL = (file) => {
    saved.push({ name: (file as File).name, size: (file as File).size });
    return 'blob:decision';
  };
});
afterEach(() => Object.assign(URL, { createObjectURL }));

async function booked(type: LeaveTypeId, from: string, to: string): Promise<number> {
  const { body } = await server
    .as(company.admin)
    .call(storeVacation, { body: { tenantId: company.id, employeeId: arta, type, from, to } });
  return 'vacation' in body ? (body.vacation?.id ?? 0) : 0;
}
const open = (path: string, language: 'sq' | 'en' = 'sq') =>
  renderScreen(<EmployeeLeaveCard employeeId={arta} />, { as: company.user, language, path });

test('a link opens the leave: who pays which part of a maternity, its salary months with what they did, its decision', async () => {
  const id = await booked(LeaveType.maternity, '2026-10-19', '2027-07-31');
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const { user, address } = await open(`/employees/${arta}?tab=leave&leave=${id}`);
  const entry = await screen.findByRole('dialog', { name: /Pushimi: Arta Krasniqi/ });
  expect(await within(entry).findByText('Punëdhënësi, 70% e pagës')).toBeVisible();
  const phases = within(within(entry).getByRole('figure')).getAllByRole('listitem');
  expect(phases.map(({ textContent }) => textContent)).toEqual([
    '19.10.2026 – 18.04.2027Punëdhënësi, 70% e pagës',
    '19.04.2027 – 18.07.2027Qeveria, 50% e pagës mesatare',
    '19.07.2027 – 31.07.2027Pa pagesë',
  ]);
  const months = await within(entry).findByRole('region', { name: 'Në paga' });
  const [october, november] = within(months).getAllByRole('listitem');
  expect(october).toHaveTextContent(
    /^Tetor 202610 ditë punepaguhet 70%: bruto −136.36 €, neto −1\d\d.\d\d €$/,
  );
  expect(november).toHaveTextContent(/^Nëntor 2026 – Korrik 2027\d+ ditë puneende jo në paga$/);
  expect(within(months).getByRole('link', { name: 'Tetor 2026' })).toHaveAttribute(
    'href',
    '/calculations?month=10&year=2026&find=Arta+Krasniqi',
  );
  expect(await axeFinds(entry)).toEqual([]);

  await user.click(within(entry).getByRole('button', { name: 'Vendimi' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Anglisht (PDF)' }));
  await waitFor(() =>
    expect(saved).toEqual([{ name: 'Decision-Arta-Krasniqi-2026-10-19.pdf', size: expect.any(Number) }]),
  );
  expect(saved[0]?.size).toBeGreaterThan(5_000);
  await user.click(within(entry).getAllByRole('button', { name: 'Mbyll' })[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe(`/employees/${arta}?tab=leave`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a row of the panel saves its decision too; leave that is paid in full has no effect, in English', async () => {
  await booked(LeaveType.annual, '2026-10-19', '2026-10-20');
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const { user } = await open(`/employees/${arta}`, 'en');
  await user.click(await screen.findByRole('button', { name: 'Decision on the leave from 19.10.2026' }));
  faults.next('getLeaveDecision', 500);
  await user.click(await screen.findByRole('menuitem', { name: 'Albanian (PDF)' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decision on the leave from 19.10.2026' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Albanian (PDF)' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Vendim-Arta-Krasniqi-2026-10-19.pdf']));
  await user.click(screen.getByRole('button', { name: '19.10.2026 – 20.10.2026' }));
  expect(await screen.findByText('paid at 100%, no effect on the salary')).toBeVisible();
  expect(screen.queryByText('Who pays')).toBeNull();
});
