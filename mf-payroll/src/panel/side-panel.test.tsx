import { addSalaryComment, type SalaryRow } from '@paga/contract/payroll';
import { axeFinds } from '@paga/testing/axe-finds';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { monthIdOf } from '#month/period/month-id.ts';
import { SidePanel } from './side-panel.tsx';

const october = { month: 10, year: 2026 };
let server: HttpTestServer;
let company: TestCompany;
let arta: SalaryRow;

beforeAll(async () => {
  server = await startHttpServer();
  company = await server.company();
  await createdEmployees(server.as(company.admin), company, { contractStarted: '2026-09-15' });
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const [row] = await calculatedMonth(server, company, october);
  arta = row as SalaryRow;
});

const moves = { onClose: jest.fn(), onNext: jest.fn(), onPrevious: jest.fn() };
const open = (draftRow?: SalaryRow, as: TestUser = company.admin) =>
  renderScreen(
    <SidePanel monthId={monthIdOf(october)} row={arta} {...(draftRow && { draftRow })} {...moves} />,
    { as, path: '/calculations?month=10&year=2026' },
  );

const lineOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

test('shows the payslip of a row, how an amount came about, and what made the net another than last month', async () => {
  const { user } = await open();
  expect(lineOf('Neto')).toHaveTextContent('884.00');
  expect(lineOf('Kosto e kompanisë')).toHaveTextContent('1,050.00');
  expect(screen.queryByRole('row', { name: /Punë natën/ })).toBeNull();
  const change = screen.getByRole('region', { name: 'Ndryshimi nga muaji i kaluar' });
  expect(await within(change).findByText('Ditët e paguara')).toBeVisible();
  expect(change).toHaveTextContent(/Neto më parë495\.36.*\+388\.64.*Ndryshimi\+388\.64/);
  await user.click(within(lineOf('Tatimi')).getByRole('button'));
  const explained = await screen.findByRole('region', { name: /Tatimi/ });
  expect(await within(explained).findByText(/wage|tatim/i, { selector: 'strong' })).toBeVisible();
  await user.click(within(explained).getByRole('button', { name: 'Paga e tatueshme' }));
  expect(await screen.findByRole('region', { name: 'Paga e tatueshme' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mbyll shpjegimin' }));
  expect(await axeFinds(document.body)).toEqual([]);
  for (const name of ['Punonjësi tjetër', 'Punonjësi i mëparshëm', 'Mbyll panelin'])
    await user.click(screen.getByRole('button', { name }));
  expect([moves.onNext, moves.onPrevious, moves.onClose].map(({ mock }) => mock.calls.length)).toEqual([
    1, 1, 1,
  ]);
  expect(screen.getByRole('link', { name: 'Profili' })).toHaveAttribute(
    'href',
    `/employees/${arta.employeeId}`,
  );
  expect(screen.getByRole('link', { name: 'Shëno pushim' })).toHaveAttribute(
    'href',
    `/employees/${arta.employeeId}?tab=leave`,
  );
});

test('what is typed is in the payslip at once, with what it moves', async () => {
  const draft = { ...arta, netto: 784, stopTable: { ...arta.stopTable, stops: 100, total: 100 } };
  const { user } = await open(draft);
  expect(lineOf('Ndalesa')).toHaveTextContent('+100.00100.00');
  expect(lineOf('Neto')).toHaveTextContent('−100.00784.00');
  await user.click(within(lineOf('Neto')).getByRole('button'));
  expect(await screen.findByText('Shpjegimi tregon shifrat e ruajtura.')).toBeVisible();
});

test('comments are written, read by others, refused with a text, and deleted by their author', async () => {
  const { user, unmount } = await open(undefined, company.user);
  const box = await screen.findByRole('textbox', { name: 'Shkruaj një koment' });
  await user.click(box);
  await user.paste('10 orë natën, pyet Blerimin');
  faults.next('addSalaryComment', 500);
  await user.click(screen.getByRole('button', { name: 'Shto komentin' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Shto komentin' }));
  const comments = screen.getByRole('region', { name: 'Komentet' });
  expect(await within(comments).findByText('10 orë natën, pyet Blerimin', { selector: 'p' })).toBeVisible();
  expect(box).toHaveValue('');
  const body = { ...october, tenantId: company.id, employeeId: arta.employeeId, text: 'E pashë' };
  await server.as(company.admin).call(addSalaryComment, { body });
  unmount();

  await open(undefined, company.manager);
  expect(await screen.findByText('E pashë')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fshij komentin' })).toBeNull();
});
