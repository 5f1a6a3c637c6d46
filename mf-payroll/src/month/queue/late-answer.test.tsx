import { authenticateCode } from '@paga/contract/identity/sign-in';
import { getSalaries, updateSalary } from '@paga/contract/payroll';
import { insertedEmployees } from '@paga/testing/employees';
import { cellUnder } from '@paga/testing/grid-cells';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { useIsFetching } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';

const october = { month: 10, year: 2026 };
let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
});

/** How many answers the page waits for. */
const Reads = () => <p>{`${useIsFetching()} reads`}</p>;

/** Answers of these calls are read at once and travel until `arrive`. */
function travelling(calls: RegExp) {
  const real = globalThis.fetch;
  let travels = false;
  let reads = 0;
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((done) => {
    arrive = done;
  });
  globalThis.fetch = (async (...args: Parameters<typeof fetch>) => {
    const url = String(args[0] instanceof Request ? args[0].url : args[0]);
    const held = travels && url.startsWith(location.origin) && calls.test(url);
    const answer = await real(...args);
    if (!held) return answer;
    reads += 1;
    await arrival;
    return answer;
  }) as typeof fetch;
  return {
    start: () => {
      travels = true;
    },
    reads: () => reads,
    arrive: () => {
      travels = false;
      arrive();
    },
    end: () => {
      globalThis.fetch = real;
    },
  };
}

const advance = () => cellUnder(/Arta Krasniqi/, 'Avans');
const stored = async () =>
  (await server.as(company.admin).call(getSalaries, { query: { ...october, userId: company.id } })).body
    .salaries;

test('an answer that was read before a cell was saved and comes after it does not put the old figure back', async () => {
  await insertedEmployees(server, company, {});
  await calculatedMonth(server, company, october);
  const travel = travelling(/\/api\/salaries(\/inputs)?\?/);
  try {
    const { user } = await renderScreen(
      <>
        <Reads />
        <CalculationsScreen />
      </>,
      { as: company.admin, path: '/calculations?month=10&year=2026' },
    );
    await screen.findByRole('region', { name: 'Ndryshimet në tabelë' });
    await user.click(advance());
    await user.keyboard('1{Enter}');
    await user.type(await screen.findByRole('textbox', { name: 'Kodi' }), 'AGI26A{Enter}');
    await screen.findByText('Të gjitha ndryshimet janë ruajtur');
    travel.start();
    await user.click(await screen.findByRole('button', { name: 'Llogarit përsëri' }));
    await waitFor(() => expect(travel.reads()).toBeGreaterThan(0));
    await user.click(advance());
    await user.keyboard('200{Enter}');
    await waitFor(async () => expect((await stored())[0]?.stopTable.avanse).toBe(200));
    travel.arrive();
    await screen.findByText('0 reads');
    expect(await screen.findByText('Të gjitha ndryshimet janë ruajtur')).toBeVisible();
    expect(advance()).toHaveTextContent('200.00');
  } finally {
    travel.end();
  }
});

test('a window that was opened before its inputs came starts from them as soon as they are there', async () => {
  await insertedEmployees(server, company, { salaryPaymentType: 2, pricePerHour: 5 });
  const [arta] = await calculatedMonth(server, company, october);
  const admin = server.as(company.admin);
  await admin.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  await admin.call(updateSalary, {
    body: { tenantId: company.id, ...october, salaryId: Number(arta?.id), regularHours: 100 },
  });
  const travel = travelling(/\/api\/salaries\/inputs\?/);
  travel.start();
  try {
    const { user } = await renderScreen(<CalculationsScreen />, {
      as: company.admin,
      path: '/calculations?month=10&year=2026',
    });
    await screen.findByRole('row', { name: /Arta Krasniqi/ });
    await user.click(cellUnder(/Arta Krasniqi/, 'Bruto e muajit'));
    const window = await screen.findByRole('dialog', { name: /^Bruto sipas orëve/ });
    const hours = within(window).getByRole('spinbutton', { name: 'Orët e rregullta' });
    expect(hours).toHaveValue('');
    travel.arrive();
    await waitFor(() => expect(hours).toHaveValue('100'));
    await user.click(await within(window).findByRole('button', { name: 'Ndrysho' }));
    await user.clear(hours);
    expect(within(window).getByRole('region', { name: 'Si del paga' })).toHaveTextContent('→');
  } finally {
    travel.end();
  }
});
