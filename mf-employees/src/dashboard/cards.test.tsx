import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { BirthdaysCard } from './birthdays.card.tsx';
import { ExpiringContractsCard } from './expiring-contracts.card.tsx';

async function arranged() {
  const server = await startHttpServer();
  await server.setClock('2026-10-15T09:00:00Z');
  const company = await server.company();
  const hire = (...people: Parameters<typeof createdEmployees>[2][]) =>
    createdEmployees(server.as(company.admin), company, ...people);
  return { as: company.admin, hire };
}

test('the birthdays of the next days stand with the day to come, age and birth date, each a way to the person', async () => {
  const { as, hire } = await arranged();
  await hire({ firstName: 'Arta', birthDate: '1990-10-20' }, { firstName: 'Dren', birthDate: '1990-03-01' });
  await renderScreen(<BirthdaysCard />, { as });
  expect(await screen.findByRole('link', { name: 'Arta Krasniqi' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/employees\/\d+$/),
  );
  expect(screen.getByText('20.10.2026')).toBeVisible();
  expect(screen.getByText('mbush 36 vjet · 20.10.1990')).toBeVisible();
  expect(screen.queryByText('Dren Krasniqi')).not.toBeInTheDocument();
});

test('contracts that end soon stand with their last day, and how many more there are', async () => {
  const { as, hire } = await arranged();
  await hire(
    ...Array.from({ length: 6 }, (_, index) => ({
      firstName: `Emri${index}`,
      expirationContract: `2026-10-2${index}`,
    })),
  );
  await renderScreen(<ExpiringContractsCard />, { as });
  expect(await screen.findByText('Emri0 Krasniqi')).toBeVisible();
  expect(screen.getByText('20.10.2026')).toBeVisible();
  expect(screen.getByText('edhe 1 tjetër')).toBeVisible();
});

test('without any, the cards say so; failing, they offer to try again', async () => {
  const { as } = await arranged();
  const { faults, user } = await renderScreen(<BirthdaysCard />, { as });
  expect(await screen.findByText('Asnjë ditëlindje në 30 ditët e ardhshme')).toBeVisible();
  faults.next('getContractsByExpirationDate', 500);
  await renderScreen(<ExpiringContractsCard />, { as });
  await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByText('Asnjë kontratë nuk përfundon në 30 ditët e ardhshme')).toBeVisible();
});
