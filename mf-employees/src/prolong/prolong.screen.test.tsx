import { getEmployee } from '@paga/contract/employees';
import { todayInKosovo } from '@paga/kit';
import { addDays, addMonths } from '@paga/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { EndingContractsCard } from '#dashboard/ending-contracts.card.tsx';
import { EmployeeScreen } from '#record/employee.screen.tsx';
import { ProlongScreen } from './prolong.screen.tsx';

const dotted = (day: string) => day.split('-').reverse().join('.');

async function arranged() {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const as = server.as(company.admin);
  const ended = addDays(todayInKosovo(), 9);
  const started = addDays(ended, -99);
  const until = addDays(ended, 100);
  const term = { contractStarted: started, expirationContract: ended };
  const old = { contractStarted: addMonths(ended, -72), expirationContract: ended };
  const ids = await createdEmployees(
    as,
    company,
    term,
    { ...term, firstName: 'Besa', lastName: 'Berisha' },
    { ...old, firstName: 'Luan', lastName: 'Gashi' },
  );
  const endOf = async (employeeId = 0) =>
    (await as.call(getEmployee, { query: { employeeId } })).body.expirationContract;
  return { company, ids, ended, until, endOf };
}

test('the profile prolongs a term that ends by one press, and undoes it', async () => {
  const { company, ids, ended, until, endOf } = await arranged();
  const { user } = await renderScreen(<EmployeeScreen />, {
    as: company.admin,
    path: `/employees/${ids[0]}`,
    route: '/employees/:id',
  });
  await user.click(await screen.findByRole('button', { name: `Vazhdo deri më ${dotted(until)}` }));
  await screen.findByText(`Afati deri më ${dotted(ended)} u vazhdua deri më ${dotted(until)}.`);
  expect(screen.getByRole('button', { name: 'Aneksi i kontratës' })).toBeVisible();
  expect(await endOf(ids[0])).toBe(until);
  await user.click(screen.getByRole('button', { name: 'Zhbëj' }));
  await screen.findByText('Vazhdimi u zhbë.');
  expect(await endOf(ids[0])).toBe(ended);
});

test('many go on at once from the dashboard; who would come to more than ten years is named and left out', async () => {
  const { company, ids, until, endOf } = await arranged();
  const card = await renderScreen(<EndingContractsCard />, { as: company.admin });
  const href = (await screen.findByRole('link', { name: 'Vazhdo kontratat' })).getAttribute('href') ?? '';
  expect(href.split('=')[1]?.split(',').map(Number).sort()).toEqual([...ids].sort());
  card.unmount();
  const path = `/employees/prolong?people=${ids.join(',')}`;
  const { user } = await renderScreen(<ProlongScreen />, {
    as: company.admin,
    path,
    route: '/employees/prolong',
  });
  const table = await screen.findByRole('table', { name: 'Kontratat' });
  expect(within(table).getByText(/Ligji i Punës 03\/L-212, neni 10/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vazhdo 2 kontratat' }));
  expect(await screen.findByRole('button', { name: '2 anekset e kontratave' })).toBeVisible();
  expect([await endOf(ids[0]), await endOf(ids[1])]).toEqual([until, until]);
  await user.click(screen.getByRole('button', { name: 'Zhbëj' }));
  await screen.findByText('U zhbënë 2 vazhdime.');
});

test('opened from the check of a month it goes back there', async () => {
  const { company, ids, until, endOf } = await arranged();
  const { user, address } = await renderScreen(<ProlongScreen />, {
    as: company.admin,
    path: `/employees/prolong?people=${ids[0]}&check=2026-10`,
    route: '/employees/prolong',
  });
  const back = await screen.findByRole('link', { name: 'Kontrolli: Tetor 2026' });
  expect(back).toHaveAttribute('href', '/calculations/check?month=10&year=2026');
  await user.click(await screen.findByRole('button', { name: 'Vazhdo kontratën' }));
  await waitFor(() => expect(address()).toBe('/calculations/check?month=10&year=2026'));
  expect(await endOf(ids[0])).toBe(until);
});
