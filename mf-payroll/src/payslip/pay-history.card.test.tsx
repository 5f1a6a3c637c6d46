import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { PayHistoryCard } from './pay-history.card.tsx';

test('the months of a person with net, change and state; a payslip opens; empty and failing say so', async () => {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const [arta = 0] = await createdEmployees(server.as(company.admin), company, {
    contractStarted: '2026-09-15',
  });
  const open = (language: 'sq' | 'en') =>
    renderScreen(<PayHistoryCard employeeId={arta} name="Arta Krasniqi" />, { as: company.user, language });
  const empty = await open('sq');
  expect(await screen.findByText('Ende asnjë muaj i llogaritur')).toBeVisible();
  empty.unmount();
  for (const month of [9, 10]) await calculatedMonth(server, company, { month, year: 2026 });
  faults.next('getPayHistory', 'INTERNAL');
  const { user } = await open('en');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const table = await screen.findByRole('table', { name: 'Pay by month' });
  const [, october, september] = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(october).toMatch(/^October 2026.*884\.00\+/);
  expect(september).toMatch(/^September 2026.*Open/);
  const figures = (name: string, row: number) =>
    within(within(screen.getByRole('table', { name })).getAllByRole('row')[row] as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent?.replace(/[^\d.]/g, '')));
  // Of a month the first four cells are the figures; of a year the first is how many months it has.
  const [inOctober, inSeptember] = [figures('Pay by month', 1), figures('Pay by month', 2)];
  const sums = [0, 1, 2, 3].map((at) => (inOctober[at] ?? 0) + (inSeptember[at] ?? 0));
  expect(figures('Totals by year', 1)).toEqual([2, ...sums.map((sum) => Number(sum.toFixed(2)))]);
  expect(screen.getByRole('link', { name: 'October 2026' })).toHaveAttribute(
    'href',
    '/calculations?month=10&year=2026',
  );
  await user.click(screen.getByRole('button', { name: 'Payslip: October 2026' }));
  const slip = await screen.findByRole('dialog', { name: /Arta Krasniqi/ });
  await waitFor(() => expect(slip).toHaveTextContent('884.00'));
  // Asked for by the search it is printed once, and the address does not ask again.
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const printed = await renderScreen(<PayHistoryCard employeeId={arta} name="Arta Krasniqi" />, {
    as: company.user,
    language: 'en',
    path: '/employees/1?tab=pay&slip=last&print=1',
    route: '/employees/1',
  });
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(printed.address()).toBe('/employees/1?tab=pay&slip=last'));
  print.mockRestore();
});
