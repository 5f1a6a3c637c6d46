import { createEmployee } from '@paga/contract/employees';
import { storeVacation } from '@paga/contract/leave';
import { anEmployee } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { UpcomingScreen } from '#upcoming/upcoming.screen.tsx';
import { leaveSource } from './leave-source.ts';

test('the search finds the coming leave of a person, without regard to diacritics, and opens the list searched', async () => {
  const server = await startHttpServer();
  await server.setClock('2026-10-15T09:00:00Z');
  const company = await server.company({ name: 'Agimi' });
  const admin = server.as(company.admin);
  for (const [firstName, personalNumber] of [
    ['Çlirim', '9000000901'],
    ['Besa', '9000000902'],
  ] as const) {
    const { body } = await admin.call(createEmployee, {
      body: anEmployee({ userId: company.id, firstName, personalNumber }),
    });
    const leave = {
      tenantId: company.id,
      employeeId: body.id,
      type: 0 as const,
      from: '2026-11-02',
      to: '2026-11-03',
    };
    await admin.call(storeVacation, { body: leave });
  }
  const page = await renderScreen(<p>page</p>, { as: company.user });
  const finds = await leaveSource.search(
    'clirim',
    { id: company.id, hasQuickbooks: false, roleId: 4 },
    new AbortController().signal,
  );
  expect(finds).toMatchObject([{ title: 'Çlirim Krasniqi', detail: '02.11.2026 – 03.11.2026' }]);
  expect(
    await leaveSource.search(
      'nobody',
      { id: company.id, hasQuickbooks: false, roleId: 4 },
      new AbortController().signal,
    ),
  ).toEqual([]);
  page.unmount();
  await renderScreen(<UpcomingScreen />, { as: company.user, path: finds[0]?.path });
  expect(await screen.findByText('Çlirim Krasniqi')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('Çlirim Krasniqi');
  expect(screen.queryByText('Besa Krasniqi')).toBeNull();
});
