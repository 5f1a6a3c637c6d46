import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  getSalaryInputs,
  type SalaryEdit,
  type SalaryInputs,
  type SalaryRow,
  updateSalary,
} from '@paga/contract/payroll';
import { calculateSalary, editsAfter, engineInput, rowFigures } from '@paga/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { eq } from 'drizzle-orm';
import { insuranceSetting } from '#company/settings/table.ts';
import { employmentTerms } from '#people/table.ts';

const october = { month: 10, year: 2026 };

async function arranged() {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  const hourly = { salaryPaymentType: 2 as const, pricePerHour: 5.6818 };
  const [arta, blerta] = await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerta', lastName: 'Hoxha', ...hourly },
  );
  await server.inCompany(company.id, async (tx) => {
    const insured = { healthInsurance: 1, healthInsurancePercentage: '60' } as const;
    await tx
      .update(employmentTerms)
      .set(insured)
      .where(eq(employmentTerms.employeeId, Number(arta)));
    await tx
      .update(insuranceSetting)
      .set({ prime: 4501, partner: 0, children: 0, adultsChildren: 0, parent: 0 });
  });
  const as = server.as(company.admin);
  const rows = await calculatedMonth(server, company, october);
  await as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  const inputs = async () =>
    (await as.call(getSalaryInputs, { query: { ...october, userId: company.id } })).body;
  const rowOf = (id: unknown) => rows.find((row) => row.employeeId === Number(id)) as SalaryRow;
  return { server, company, as, inputs, arta: rowOf(arta), blerta: rowOf(blerta) };
}

/** The row as the screen shows it before the server has answered. */
function predicted(row: SalaryRow, { rows, bases }: SalaryInputs, typed: SalaryEdit): SalaryRow {
  const known = rows.find((one) => one.salaryId === row.id);
  const basis = bases.find((one) => one.id === known?.basisId);
  if (!known || !basis) throw new Error('no inputs');
  const edits = editsAfter(known.edits, typed);
  const input = engineInput(basis.period, known.inputs, edits);
  return { ...row, ...rowFigures(input, calculateSalary(input), edits), version: row.version + 1 };
}

const changes: SalaryEdit[] = [
  { nightHours: 7.5, weekendHours: 6, guardHours: 4, afterWorkHours: 0.25, holidaysHours: 1 },
  { extraBrutto: 120, extraNetto: 50 },
  { stops: 10, avanseStops: 100, phoneStops: 15.5, ticketStops: 20 },
  { initialBrutto: 777.77 },
  { initialBrutto: null, hasHealthInsurance: false },
  { hasHealthInsurance: true, stops: 5000 },
];

test('the browser computes the row that the server answers, to the last field', async () => {
  const { as, company, inputs, arta } = await arranged();
  let row = arta;
  for (const typed of changes) {
    const expected = predicted(row, await inputs(), typed);
    const { body } = await as.call(updateSalary, {
      body: { ...october, ...typed, salaryId: row.id, tenantId: company.id },
    });
    expect(body).toEqual(expected);
    row = body;
  }
});

test('the same for hourly pay, whose hours are typed', async () => {
  const { as, company, inputs, blerta } = await arranged();
  const typed = { regularHours: 150.5, nightHours: 3 };
  const expected = predicted(blerta, await inputs(), typed);
  const { body } = await as.call(updateSalary, {
    body: { ...october, ...typed, salaryId: blerta.id, tenantId: company.id },
  });
  expect(body).toEqual(expected);
  expect(body.initialBrutto).toBe(855.11);
});

test('a month that was never calculated has no inputs, another company sees none', async () => {
  const { server, as, company } = await arranged();
  const september = await as.call(getSalaryInputs, { query: { month: 9, year: 2026, userId: company.id } });
  expect(september.body).toEqual({ bases: [], rows: [], sectors: [] });
  const drini = await server.company({ name: 'Drini' });
  expect(
    (await server.as(drini.admin).call(getSalaryInputs, { query: { ...october, userId: company.id } }))
      .status,
  ).toBe(403);
});
