import { call } from '@paga/client';
import { storeVacation } from '@paga/contract/leave';
import { VacationType } from '@paga/contract/shapes';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { CalculationsScreen } from './calculations.screen.tsx';

/** The screen of the month, from which one can go to another screen and come back. */
function Product(): ReactElement {
  const [away, setAway] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAway(!away)}>
        {away ? 'Back' : 'Away'}
      </button>
      {!away && <CalculationsScreen />}
    </>
  );
}

test('who comes back from another screen sees what was changed there: the month is to be calculated again', async () => {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  const [employeeId = 0] = await createdEmployees(server.as(company.admin), company, {});
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const { user } = await renderScreen(<Product />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
  });
  await screen.findByRole('row', { name: /Arta Krasniqi/ });
  await screen.findByRole('button', { name: /^Ku ka arritur muaji: Mbledhja/ });
  await user.click(screen.getByRole('button', { name: 'Away' }));
  await call(storeVacation, {
    body: {
      tenantId: company.id,
      employeeId,
      type: VacationType.maternity,
      from: '2026-10-20',
      to: '2026-10-22',
    },
  });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Të dhënat e punonjësve kanë ndryshuar që nga llogaritja')).toBeVisible();
  expect(await screen.findByRole('button', { name: /Mbledhja\s*Llogarit përsëri/ })).toBeVisible();
});
