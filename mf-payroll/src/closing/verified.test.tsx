import { closePeriod, verifyPeriod } from '@paga/contract/payroll';
import { insertedEmployees } from '@paga/testing/employees';
import { chooseIn } from '@paga/testing/grid-cells';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';
import { VerifyAnswer } from './versions/verify-answer.tsx';

const october = { month: 10, year: 2026 };
const identical = '1 nga 1 identike';

async function verified() {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  await insertedEmployees(server, company, { bankAccountNumber: '1212012345678906' });
  await calculatedMonth(server, company, october);
  await server
    .as(company.admin)
    .call(closePeriod, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });
  const { user } = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
  });
  const turn = async (button: string) => {
    await user.click(await screen.findByRole('button', { name: button }));
    await user.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'AGI26A{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await chooseIn(user, 'Mbyllja', 'Verifiko');
  expect(await screen.findByText(identical)).toBeVisible();
  return { user, turn, company, server };
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
  const { user, turn, company, server } = await verified();
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
