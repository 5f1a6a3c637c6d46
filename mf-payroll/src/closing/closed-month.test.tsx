import { updateEmployee } from '@paga/contract/employees';
import { markTasks } from '@paga/contract/filing';
import {
  closePeriod,
  getClosedVersions,
  markClosing,
  reopenPeriod,
  verifyPeriod,
} from '@paga/contract/payroll';
import { accountOf, anEmployee, createdEmployees, insertedEmployees } from '@paga/testing/employees';
import { chooseIn } from '@paga/testing/grid-cells';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';
import { VerifyAnswer } from './versions/verify-answer.tsx';

const october = { month: 10, year: 2026 };
let server: HttpTestServer;
let company: TestCompany;
let employeeId: number;

const arrange = async (account?: string) => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
  [employeeId = 0] = await insertedEmployees(server, company, { bankAccountNumber: account });
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
  const paid = { tasks: ['taxPayment' as const], outcome: 'done' as const, on: '2026-10-15' };
  await server.as(company.admin).call(markTasks, { params: { versionId: versions[0]?.id ?? 0 }, body: paid });
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

const identical = '1 nga 1 identike';

async function verified() {
  await arrange('1212012345678906');
  await server
    .as(company.admin)
    .call(closePeriod, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });
  const { user } = await open();
  const turn = async (button: string) => {
    await user.click(await screen.findByRole('button', { name: button }));
    await user.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'AGI26A{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await chooseIn(user, 'Mbyllja', 'Verifiko');
  expect(await screen.findByText(identical)).toBeVisible();
  return { user, turn };
}

const who = {
  employeeId: 1,
  name: 'Arta Krasniqi',
  kind: 'stored',
  closed: null,
  found: null,
  closedText: null,
  foundText: null,
} as const;

test('an answer does not stay when verifying again fails, nor for the next closing; an earlier closing is verified by itself, and what was written over is named in words', async () => {
  const { user, turn } = await verified();
  faults.next('verifyPeriod', 500);
  await chooseIn(user, 'Mbyllja', 'Verifiko');
  expect(await screen.findByText('Diçka shkoi gabim!')).toBeVisible();
  expect(screen.queryByText(identical)).not.toBeInTheDocument();
  await chooseIn(user, 'Mbyllja', 'Verifiko');
  expect(await screen.findByText(identical)).toBeVisible();
  await turn('Hap përsëri tetorin 2026');
  expect(await screen.findByText(/Rihapur nga/)).toBeVisible();
  await turn('Mbyll tetorin 2026');
  expect(await screen.findByText(/^Mbyllur nga/)).toBeVisible();
  expect(screen.queryByText(identical)).not.toBeInTheDocument();
  await chooseIn(user, 'Mbyllja', 'Verifiko');
  expect(await screen.findByText(identical)).toBeVisible();
  await chooseIn(user, 'Mbyllja', 'Mbylljet (2)');
  const drawer = await screen.findByRole('dialog', { name: 'Mbylljet për tetorin 2026' });
  await user.click(within(drawer).getByRole('button', { name: 'Verifiko' }));
  expect(await within(drawer).findByText(identical)).toBeVisible();
  expect(within(drawer).getByText(/u krahasua me atë që ruan vetë/)).toBeVisible();

  const { body } = await server
    .as(company.admin)
    .call(verifyPeriod, { query: { ...october, userId: company.id } });
  const differences = [
    { ...who, figure: 'name', closedText: 'Arta Krasniqi', foundText: 'Dikush Tjetër' },
    { ...who, figure: 'payDays', closedText: '22', foundText: '30' },
    { ...who, figure: 'explanation' },
    { ...who, figure: 'netto', closed: 884, found: 884.01 },
  ];
  const ofMonth = [{ value: 'paymentDate', closed: '2026-10-31', found: '2024-08-01' }] as const;
  const forged = { ...body, identical: 0, differences, ofMonth: [...ofMonth] };
  await renderScreen(<VerifyAnswer verification={forged} />, { as: company.admin, path: '/calculations' });
  const rows = screen.getByRole('table', { name: 'Çfarë nuk përputhet' });
  expect(within(rows).getByRole('row', { name: /Emri.*Arta Krasniqi.*Dikush Tjetër/ })).toBeVisible();
  expect(within(rows).getByRole('row', { name: /Ditët e pagës.*22.*30/ })).toBeVisible();
  expect(within(rows).getByRole('row', { name: /Shpjegimi i llogaritjes/ })).toBeVisible();
  expect(within(rows).getByRole('row', { name: /Neto.*884\.00.*884\.01/ })).toBeVisible();
  const whole = screen.getByRole('table', { name: 'Çfarë nuk përputhet për tërë muajin' });
  expect(within(whole).getByRole('row', { name: /Data e pagesës.*31.10.2026.*01.08.2024/ })).toBeVisible();
});

const elsewhere = (which: typeof closePeriod | typeof reopenPeriod) =>
  server.as(company.admin).call(which, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });

async function takesAccountAway() {
  const { userId, ...person } = anEmployee({ userId: company.id, bankAccountNumber: undefined });
  const employee = JSON.stringify({ ...person, version: 1 }) as never;
  const { status } = await server
    .as(company.admin)
    .call(updateEmployee, { body: { userId, employeeId, employee } });
  expect(status).toBe(200);
}

test('the second to close or to reopen gets a message, and sees the month as it is; a warning that has come up meanwhile takes the place of the code, and leads to the check', async () => {
  await arrange('1212012345678906');
  const path = '/calculations?month=10&year=2026';
  // By the address that Ctrl+K leads to.
  const { user, address } = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: `${path}&close=1`,
  });
  /** Lets something happen while the code is asked for, and gives it. */
  const turnedWhile = async (meanwhile: () => unknown) => {
    const prompt = await screen.findByRole('dialog');
    await meanwhile();
    await user.type(within(prompt).getByRole('textbox'), 'AGI26A{Enter}');
  };
  await screen.findByRole('dialog');
  expect(address()).toBe(path);
  await turnedWhile(() => elsewhere(closePeriod));
  expect(await screen.findByText('Ndërkohë dikush e ka mbyllur tetorin 2026')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Hap përsëri tetorin 2026' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Hap përsëri tetorin 2026' }));
  await turnedWhile(() => elsewhere(reopenPeriod));
  expect(await screen.findByText('Ndërkohë dikush e ka hapur përsëri tetorin 2026')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Mbyll tetorin 2026' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Mbyll tetorin 2026' }));
  await turnedWhile(takesAccountAway);
  const question = await screen.findByRole('dialog', { name: 'Nuk mund ta mbyllni ende tetorin 2026' });
  expect(within(question).getByRole('button', { name: 'Shko te kontrolli' })).toBeVisible();
});

test('what was done with a closing is not denied while it cannot be read: the month and the question before reopening say so', async () => {
  await arrange('1212012345678906');
  const as = server.as(company.admin);
  await as.call(closePeriod, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });
  const [version] = (await as.call(getClosedVersions, { query: { ...october, userId: company.id } })).body
    .versions;
  const mark = { mark: 'paid' as const, on: '2026-10-31' };
  expect((await as.call(markClosing, { params: { versionId: version?.id ?? 0 }, body: mark })).status).toBe(
    200,
  );
  faults.always('getClosedVersions', 500);
  const { user } = await open();
  expect(await screen.findByText(/^Mbylljet e muajit nuk u lexuan/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Hap përsëri tetorin 2026' }));
  const window = await screen.findByRole('dialog');
  expect(
    await within(window).findByText('Nuk u lexua nëse muaji është deklaruar, paguar a dërguar'),
  ).toBeVisible();
  expect(within(window).queryByText(/^Pagat nuk janë shënuar/)).toBeNull();
  expect(within(window).queryByText(/^Asnjë fletëpagesë/)).toBeNull();
});
