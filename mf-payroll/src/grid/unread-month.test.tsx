import { call, invalidates } from '@paga/client';
import { createSector } from '@paga/contract/employees/sectors';
import { storeVacation } from '@paga/contract/leave';
import { closePeriod, getSalaryChecks, getSalaryComparison } from '@paga/contract/payroll';
import { LeaveType } from '@paga/contract/shapes';
import { createdEmployees, insertedEmployees } from '@paga/testing/employees';
import { cellUnder } from '@paga/testing/grid-cells';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { CheckScreen } from '#check/check.screen.tsx';
import { ReviewScreen } from '#review/review.screen.tsx';
import { CalculationsScreen } from './calculations.screen.tsx';

const asReadLast = 'Nuk u lexua dot përsëri: kjo është gjendja e lexuar së fundi';
const october = { month: 10, year: 2026 };
let server: HttpTestServer;
let company: TestCompany;
let employeeId: number;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
  await server.as(company.admin).call(createSector, { body: { tenantId: company.id, name: 'Prodhimi' } });
  [employeeId = 0] = await insertedEmployees(server, company, { bankAccountNumber: '1212012345678906' });
  await calculatedMonth(server, company, october);
});
const open = () =>
  renderScreen(<CalculationsScreen />, { as: company.admin, path: '/calculations?month=10&year=2026' });

test('a month is for reading until it is known whether it is closed, and what could not be read is asked for again', async () => {
  await server
    .as(company.admin)
    .call(closePeriod, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });
  faults.always('getSalaryTotals', 500);
  const { user } = await open();
  expect(await screen.findByText('Shumat e muajit nuk u lexuan')).toBeVisible();
  // The sectors come with what edits need: it is not for want of them that nothing can be changed.
  await user.click(await screen.findByRole('button', { name: 'Filtrat' }));
  expect(await screen.findByRole('combobox', { name: 'Sektori' })).toBeVisible();
  await screen.findByRole('row', { name: /Arta/ });
  await user.click(cellUnder(/Arta/, 'Bruto e muajit'));
  const window = await screen.findByRole('dialog', { name: /Arta/ });
  expect(within(window).queryByRole('button', { name: 'Ndrysho' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Ndryshimet në tabelë' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Llogarit përsëri' })).not.toBeInTheDocument();
  faults.always('getSalaryTotals', 'slow');
  await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByRole('button', { name: 'Hap përsëri tetorin 2026' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Arta/ })).toBeVisible();
  expect(screen.queryByText('Shumat e muajit nuk u lexuan')).not.toBeInTheDocument();
});

test('an open month says why it cannot be changed when what edits need could not be read, and reads it again', async () => {
  faults.always('getSalaryInputs', 500);
  const { user } = await open();
  const notice = await screen.findByText('Të dhënat për ndryshime nuk u lexuan');
  expect(notice).toBeVisible();
  expect(screen.getByRole('row', { name: /Arta/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ndryshimet në tabelë' })).not.toBeInTheDocument();
  faults.always('getSalaryInputs', 'slow');
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByRole('region', { name: 'Ndryshimet në tabelë' })).toBeInTheDocument();
  expect(screen.queryByText('Të dhënat për ndryshime nuk u lexuan')).not.toBeInTheDocument();
});

test('a table that could not be read again stays, with what is ticked in it, and says so', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Zgjidh rreshtin 1' }));
  faults.always('hasSalaries', 500);
  await user.click(await screen.findByRole('button', { name: 'Llogarit përsëri' }));
  expect(await screen.findByText(asReadLast)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Zgjidh rreshtin 1' })).toBeChecked();
  faults.always('hasSalaries', 'slow');
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  await waitFor(() => expect(screen.queryByText(asReadLast)).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: 'Zgjidh rreshtin 1' })).toBeChecked();
});

/** What something else on the page, or the line that is back, does to a screen. */
function Reread({ of }: { of: Parameters<typeof invalidates>[0] }): ReactElement {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => client.invalidateQueries(invalidates(of))}>
      Lexo
    </button>
  );
}

const withReread = (view: ReactElement, of: Parameters<typeof invalidates>[0], path: string) =>
  renderScreen(
    <>
      <Reread of={of} />
      {view}
    </>,
    { as: company.admin, path: `/calculations/${path}?month=10&year=2026` },
  );

test('neither the note of a warning nor the opened comparison goes with a reread that failed', async () => {
  await createdEmployees(server.as(company.admin), company, {
    firstName: 'Dardan',
    personalNumber: '1763855925',
    bankAccountNumber: undefined,
  });
  await calculatedMonth(server, company, october);
  const { user, unmount } = await withReread(<CheckScreen />, getSalaryChecks, 'check');
  await user.click(within(await screen.findByRole('row', { name: /Dardan/ })).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Prano me shënim' }));
  const note = within(await screen.findByRole('dialog')).getByRole('textbox', { name: /Shënimi/ });
  await user.type(note, 'Paguhet me para në dorë');
  faults.always('getSalaryChecks', 500);
  fireEvent.click(screen.getByText('Lexo'));
  expect(await screen.findByText(asReadLast)).toBeInTheDocument();
  expect(note).toHaveValue('Paguhet me para në dorë');
  expect(note).toBeInTheDocument();
  unmount();

  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const review = await withReread(<ReviewScreen />, getSalaryComparison, 'review');
  await review.user.click(await screen.findByRole('radio', { name: /Të gjitha/ }));
  faults.always('getSalaryComparison', 500);
  fireEvent.click(screen.getByText('Lexo'));
  expect(await screen.findByText(asReadLast)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Të gjitha/ })).toBeChecked();
});

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
      type: LeaveType.maternity,
      from: '2026-10-20',
      to: '2026-10-22',
    },
  });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Të dhënat e punonjësve kanë ndryshuar që nga llogaritja')).toBeVisible();
  expect(await screen.findByRole('button', { name: /Mbledhja\s*Llogarit përsëri/ })).toBeVisible();
});
