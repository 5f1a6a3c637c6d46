import { getAuthUser } from '@paga/contract/identity/sign-in';
import { axeFinds } from '@paga/testing/axe-finds';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor } from '@testing-library/react';
import { forgetSession, holdSession, readCompany } from '#session/stored-session.ts';
import { LinkedCompany } from './linked-company.tsx';

afterEach(() => {
  forgetSession();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

async function opened(search: (ids: { agimi: number; drini: number; other: number }) => string) {
  const server = await startHttpServer();
  const [agimi, drini, other] = [
    await server.company({ name: 'Agimi' }),
    await server.company({ name: 'Drini' }),
    await server.company({ name: 'Tjetra' }),
  ];
  const mira = await server.user({ roleId: 3, companies: [agimi.id, drini.id] });
  const { body } = await server.as(mira).call(getAuthUser, {});
  holdSession({ token: mira.handle, account: body }, null);
  const path = `/employees/7?tab=pay${search({ agimi: agimi.id, drini: drini.id, other: other.id })}`;
  const page = await renderScreen(
    <LinkedCompany>
      <p>Faqja</p>
    </LinkedCompany>,
    { as: mira, path, language: 'sq', company: { id: agimi.id } },
  );
  return { ...page, agimi, drini };
}

test('the address says the company of the page, and the page knows nothing of it', async () => {
  const { address, agimi } = await opened(() => '');
  expect(await screen.findByText('Faqja')).toBeVisible();
  await waitFor(() => expect(location.search).toBe(`?tab=pay&company=${agimi.id}`));
  expect(address()).toBe('/employees/7?tab=pay');
});

test('a link to the company that is open opens', async () => {
  const { address } = await opened(({ agimi }) => `&company=${agimi}`);
  expect(await screen.findByText('Faqja')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/employees/7?tab=pay'));
});

test('a link to another company of the person asks, and opens there', async () => {
  const { user, address, drini, container } = await opened(({ drini }) => `&company=${drini}`);
  expect(await screen.findByRole('heading', { name: 'Kjo lidhje çon te Drini' })).toBeVisible();
  expect(screen.queryByText('Faqja')).toBeNull();
  expect(await axeFinds(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Hap te Drini' }));
  expect(await screen.findByText('Faqja')).toBeVisible();
  expect(address()).toBe('/employees/7?tab=pay');
  expect(readCompany()?.id).toBe(drini.id);
});

test.each([
  ['one the person does not belong to', ({ other }: { other: number }) => `&company=${other}`],
  ['one that does not exist', () => '&company=999999'],
])('a link to %s says that there is no such company, and leads back', async (_what, search) => {
  const { user } = await opened(search);
  expect(await screen.findByText('Nuk ka kompani të tillë')).toBeVisible();
  expect(document.body).not.toHaveTextContent('Tjetra');
  await user.click(screen.getByRole('button', { name: 'Qëndro te Agimi' }));
  expect(await screen.findByText('Faqja')).toBeVisible();
});
