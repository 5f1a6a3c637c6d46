import { closePeriod, getClosedVersions, markClosing } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';

const october = { month: 10, year: 2026 };

test('what was done with a closing is not denied while it cannot be read: the month and the question before reopening say so', async () => {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  const as = server.as(company.admin);
  await createdEmployees(as, company, { bankAccountNumber: '1212012345678906' });
  await calculatedMonth(server, company, october);
  await as.call(closePeriod, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });
  const [version] = (await as.call(getClosedVersions, { query: { ...october, userId: company.id } })).body
    .versions;
  const mark = { mark: 'paid' as const, on: '2026-10-31' };
  expect((await as.call(markClosing, { params: { versionId: version?.id ?? 0 }, body: mark })).status).toBe(
    200,
  );
  faults.always('getClosedVersions', 500);
  const { user } = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
  });
  expect(await screen.findByText(/^Mbylljet e muajit nuk u lexuan/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Hap përsëri tetorin 2026' }));
  const window = await screen.findByRole('dialog');
  expect(
    await within(window).findByText('Nuk u lexua nëse muaji është deklaruar, paguar a dërguar'),
  ).toBeVisible();
  expect(within(window).queryByText(/^Pagat nuk janë shënuar/)).toBeNull();
  expect(within(window).queryByText(/^Asnjë fletëpagesë/)).toBeNull();
});
