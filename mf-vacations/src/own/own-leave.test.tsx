import { configureClient } from '@paga/client';
import { storeVacation } from '@paga/contract/leave';
import { getOwnRequests } from '@paga/contract/requests';
import { LeaveType } from '@paga/contract/shapes';
import { axeFinds } from '@paga/testing/axe-finds';
import { createdEmployees } from '@paga/testing/employees';
import { bridgeTo, faults } from '@paga/testing/msw-bridge';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { OwnLeavePage } from './own-leave.page.tsx';

let server: HttpTestServer;
let company: TestCompany;
let page: TestUser;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
  const [arta = 0] = await createdEmployees(server.as(company.admin), company, {});
  page = await server.ownPage(company, arta);
  const booked = { type: LeaveType.annual, from: '2026-10-19', to: '2026-10-20' };
  await server
    .as(company.admin)
    .call(storeVacation, { body: { tenantId: company.id, employeeId: arta, ...booked } });
});

async function open(language: 'sq' | 'en' = 'sq', readOnly = false) {
  bridgeTo(server, page.cookie, 'paga_own');
  configureClient({
    baseUrl: `${location.origin}/api`,
    token: { read: () => page.handle, write: () => undefined },
    companyId: () => null,
  });
  await i18next.changeLanguage(language);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { container } = render(
    <QueryClientProvider client={client}>
      <OwnLeavePage language={language} readOnly={readOnly} />
    </QueryClientProvider>,
  );
  return { container, user: userEvent.setup() };
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('shows what is left, asks with what it costs in sight, and takes back', async () => {
  const { user, container } = await open();
  const left = await screen.findByRole('region', { name: /^Ditë të mbetura në 2026/ });
  expect(within(left).getByText('Vjetor').parentElement).toHaveTextContent('18 nga 20, të përdorura 2');
  fill('Prej', '2026-12-23');
  fill('Deri', '2026-12-28');
  expect(await screen.findByText('3 ditë pune, 1 festë, 15 mbeten')).toBeVisible();
  expect(screen.getByText('25.12.2026 Krishtlindjet')).toBeVisible();
  expect(await axeFinds(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Dërgo kërkesën' }));
  expect(await screen.findByText('Kërkesa u dërgua te zyra.')).toBeVisible();
  const mine = screen.getByRole('region', { name: 'Kërkesat e mia' });
  expect(await within(mine).findByText('23.12.2026 – 28.12.2026')).toBeVisible();
  await user.click(within(mine).getByRole('button', { name: 'Tërhiqe' }));
  expect(await within(mine).findByText('E tërhequr')).toBeVisible();
});

test('says in the person’s language why leave cannot be asked for, and asks nothing while the company only reads', async () => {
  const { user } = await open('en');
  await user.click(await screen.findByRole('radio', { name: 'Special' }));
  await user.selectOptions(screen.getByLabelText('Reason'), 'bloodDonation');
  fill('From', '2026-11-02');
  fill('To', '2026-11-03');
  expect(await screen.findByText('The law grants fewer days for this reason.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the request' })).toBeDisabled();
  fill('To', '2026-11-02');
  await screen.findByText('1 working day, 0 of 1 left for this event');
  faults.next('askForLeave', 'REQUESTS_WAITING');
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText(/Too many of your requests are waiting/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  await screen.findByText('The request was sent to the office.');
  expect((await server.as(page).call(getOwnRequests, {})).body).toMatchObject([
    { state: 'asked', leave: { reason: 'bloodDonation', workingDays: 1 } },
  ]);
  await open('en', true);
  await waitFor(() => expect(screen.getAllByRole('region', { name: 'My leave' })).toHaveLength(2));
  expect(screen.getAllByRole('region', { name: 'Ask for leave' })).toHaveLength(1);
});
