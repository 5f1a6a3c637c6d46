import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor } from '@testing-library/react';
import { BirthdaysCard } from './birthdays.card.tsx';
import { EndingContractsCard } from './ending-contracts.card.tsx';

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

test('contracts that end soon stand with their last day and the way to prolong each, the first three and then all', async () => {
  const { as, hire } = await arranged();
  await hire(
    ...Array.from({ length: 6 }, (_, index) => ({
      firstName: `Emri${index}`,
      expirationContract: `2026-10-2${index}`,
    })),
  );
  const { user, address } = await renderScreen(<EndingContractsCard />, { as });
  const name = await screen.findByRole('link', { name: 'Emri0 Krasniqi' });
  // By the clock of the page, which is today`s.
  expect(screen.getByText(/^kontrata mbar(on|oi) më 20\.10\.2026$/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  const all = screen.getByRole('link', { name: 'Vazhdo kontratat' }).getAttribute('href') ?? '';
  expect(all.split(',')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Shfaq të 6 kontratat' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  await user.click(screen.getByRole('button', { name: 'Vazhdo kontratën: Emri0 Krasniqi' }));
  expect(address()).toBe(`/employees/prolong?people=${name.getAttribute('href')?.split('/').at(-1)}`);
});

test('without any, there is nothing to read; failing, they offer to try again', async () => {
  const { as } = await arranged();
  const { faults, user, container } = await renderScreen(<BirthdaysCard />, { as });
  await waitFor(() => expect(container).toHaveTextContent(''));
  expect(screen.queryByRole('heading')).toBeNull();
  faults.next('getContractsByExpirationDate', 500);
  await renderScreen(<EndingContractsCard />, { as });
  await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Provo përsëri' })).toBeNull());
});
