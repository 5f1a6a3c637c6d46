import { markTask } from '@paga/contract/filing';
import { closePeriod, getClosedVersions } from '@paga/contract/payroll';
import { accountOf, createdEmployees } from '@paga/testing/employees';
import { chooseIn } from '@paga/testing/grid-cells';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';

const october = { month: 10, year: 2026 };
let server: HttpTestServer;
let company: TestCompany;

const arrange = async (account?: string) => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
  await createdEmployees(server.as(company.admin), company, { bankAccountNumber: account });
  await calculatedMonth(server, company, october);
};
const open = () =>
  renderScreen(<CalculationsScreen />, { as: company.admin, path: '/calculations?month=10&year=2026' });

test('a closed month says by whom, verifies to the cent, and shows what it was closed with; reopening says what follows before it asks for the code', async () => {
  await arrange('1212012345678906');
  await server
    .as(company.admin)
    .call(closePeriod, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });
  const asked = { query: { ...october, userId: company.id } };
  const { versions } = (await server.as(company.admin).call(getClosedVersions, asked)).body;
  const paid = { task: 'taxPayment', outcome: 'done', on: '2026-10-15' } as const;
  await server.as(company.admin).call(markTask, { params: { versionId: versions[0]?.id ?? 0 }, body: paid });
  const { user } = await open();
  expect(await screen.findByText(/Mbyllur nga Arben Admini/)).toBeVisible();
  await chooseIn(user, 'Mbyllja', 'Verifiko');
  expect(await screen.findByText('1 nga 1 identike')).toBeVisible();
  await chooseIn(user, 'Mbyllja', 'Mbylljet (1)');
  const drawer = await screen.findByRole('dialog', { name: 'Mbylljet për tetorin 2026' });
  for (const [name, amount] of [
    ['Bruto totale', '1,000.00'],
    ['Kontributet', '100.00'],
    ['Tatimi', '66.00'],
    ['Neto, 1 punonjës', '884.00'],
  ] as const)
    expect((await within(drawer).findByText(name)).nextElementSibling).toHaveTextContent(amount);
  await user.click(within(drawer).getByRole('button', { name: 'Shfaq rreshtat' }));
  expect(await within(drawer).findByRole('row', { name: /Arta Krasniqi.*884\.00/ })).toHaveTextContent(
    '1212012345678906',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(drawer).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Hap përsëri tetorin 2026' }));
  const before = await screen.findByRole('dialog', { name: 'Rihapja e pagave për tetorin 2026' });
  expect(
    await within(before).findByText('Asnjë fletëpagesë e këtij muaji nuk është dërguar me e-mail.'),
  ).toBeVisible();
  expect(within(before).getByText(/^Tatimi u pagua më 15\.10\.2026 \(shënoi Arben Admini\)/)).toBeVisible();
  await user.click(within(before).getByRole('button', { name: 'Anulo' }));

  // Payslips that were just mailed are named before the month is reopened.
  await user.click(await screen.findByRole('checkbox', { name: 'Zgjidh rreshtin 1' }));
  await chooseIn(user, 'Skedarët', 'Dërgo me e-mail');
  const mail = await screen.findByRole('dialog', { name: /e-mail/ });
  await user.click(within(mail).getByRole('button', { name: 'Dërgo 1 fletëpagesë' }));
  expect(await screen.findByText('1 fletëpagesë është në dërgim.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hap përsëri tetorin 2026' }));
  const prompt = await screen.findByRole('dialog', { name: 'Rihapja e pagave për tetorin 2026' });
  expect(await within(prompt).findByText(/^1 fletëpagesë është dërguar me e-mail/)).toBeVisible();
  await user.type(within(prompt).getByRole('textbox'), 'AGI26A{Enter}');
  expect(await screen.findByText(/Rihapur nga Arben Admini/)).toBeVisible();
});

test('a month with an open warning is not closed: the button leads to the check', async () => {
  await arrange();
  const { user, address } = await open();
  expect(await screen.findByRole('button', { name: /^Ku ka arritur muaji: Mbledhja/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Mbyll tetorin 2026' }));
  const question = await screen.findByRole('dialog', { name: 'Nuk mund ta mbyllni ende tetorin 2026' });
  expect(within(question).getByRole('listitem')).toHaveTextContent(
    /^\p{L}+ \p{L}+: Nuk ka llogari bankare$/u,
  );
  await user.click(within(question).getByRole('button', { name: 'Shko te kontrolli' }));
  expect(address()).toBe('/calculations/check?month=10&year=2026');
});

test('a month whose people have changed since is not closed, not even while the code is being typed: what has changed is said, and it is calculated again right there', async () => {
  await arrange('1212012345678906');
  const { user } = await open();
  expect(await screen.findByRole('button', { name: /^Ku ka arritur muaji: Mbledhja/ })).toBeVisible();
  const close = () => screen.findByRole('button', { name: 'Mbyll tetorin 2026' });
  const question = () => screen.findByRole('dialog', { name: 'Nuk mund ta mbyllni ende tetorin 2026' });
  const code = async () => {
    const prompt = await screen.findByRole('dialog', { name: 'Mbyllja e pagave për tetorin 2026' });
    return within(prompt).getByRole('textbox');
  };
  await user.click(await close());
  const field = await code();
  await createdEmployees(server.as(company.admin), company, {
    firstName: 'Dardan',
    personalNumber: '1763855925',
    bankAccountNumber: accountOf(2),
  });
  await user.type(field, 'AGI26A{Enter}');
  const said = await question();
  expect(await within(said).findByRole('button', { name: 'Llogarit përsëri' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(said).not.toBeInTheDocument());
  await user.click(await close());
  const again = await question();
  expect(within(again).getByText('Të dhënat e punonjësve kanë ndryshuar që nga llogaritja')).toBeVisible();
  await user.click(within(again).getByRole('button', { name: 'Llogarit përsëri' }));
  await user.type(await code(), 'AGI26A{Enter}');
  expect(await screen.findByText(/Mbyllur nga Arben Admini/)).toBeVisible();
});
