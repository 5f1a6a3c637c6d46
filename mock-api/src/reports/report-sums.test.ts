import type { Endpoint } from '@paga/contract/endpoint';
import { getBankLists, getCrossFooting } from '@paga/contract/filing';
import { getEmployeeCertificate } from '@paga/contract/reports';
import { exportElectronicDeclaration, getElectronicDeclaration } from '@paga/contract/reports/declaration';
import {
  exportPaymentOrder,
  getPaymentOrder,
  getPaymentOrderPdf,
} from '@paga/contract/reports/payment-order';
import {
  exportAnnualSalary,
  exportMonthlySalary,
  getAnnualSalary,
  getAnnualSalaryPdf,
  getMonthlySalary,
  getMonthlySalaryPdf,
} from '@paga/contract/reports/salaries';
import { getStatistics, getStatisticsExcel, getStatisticsPdf } from '@paga/contract/reports/statistics';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import { importedEmployees, type SampleWorkbook } from '@paga/testing/imported-employees';
import { pdfText } from '@paga/testing/pdf-text';
import { reportFile, workbookRows } from '@paga/testing/report-file';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';

// rows, gross, employee, employer, taxable, tax, net: computed by an independent program from the same workbooks.
const EXPECTED: Record<
  SampleWorkbook,
  Record<string, readonly [number, number, number, number, number, number, number]>
> = {
  'src/demo/agimi-120.xlsx': {
    '2026-10': [120, 112288.19, 7011.76, 5614.56, 105276.43, 7560.31, 97716.12],
    '2026-05': [116, 110943.11, 6884.5, 5547.3, 104058.61, 7537.58, 96521.03],
    '2024-07': [100, 88021.31, 5605.55, 4401.17, 82415.76, 6343.13, 76072.63],
    '2024-08': [101, 89455.52, 5685.09, 4472.89, 83770.43, 5856.74, 77913.69],
  },
  'fixtures/drini-1000.xlsx': {
    '2026-10': [1000, 978903.1, 67937.98, 48946.24, 910965.12, 65643.56, 845321.56],
    '2026-05': [993, 972427.08, 67519.44, 48622.45, 904907.64, 65213.19, 839694.45],
    '2024-07': [867, 854912.39, 59189.89, 42746.57, 795722.5, 62833.14, 732889.36],
    '2024-08': [872, 859900.28, 59451.77, 42995.95, 800448.51, 58004.45, 742444.06],
  },
};

/** Papers, people one by one and closed months are read of the smaller company; of both in the long run. */
const isReadWhole = (workbook: string) => process.env.PAGA_SOAK === '1' || workbook.includes('agimi');

/** An amount as paper shows it. */
const onPaper = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
const sum = (amounts: readonly number[]) => toEuro(sumCents(amounts.map(toCents)));
const numbersOf = (row: readonly { kind: string; text: string }[] = []) =>
  row.filter(({ kind }) => kind === 'number').map(({ text }) => Number(text));

describe.each(Object.entries(EXPECTED))('the reports of %s', (workbook, months) => {
  let server: TestServer;
  let company: TestCompany;
  const read = () => server.as(company.user);
  beforeAll(async () => {
    server = await testServer();
    company = await server.company();
    await importedEmployees(server, company, workbook as SampleWorkbook);
    for (const month of Object.keys(months)) {
      const [year = 0, number = 0] = month.split('-').map(Number);
      await calculatedMonth(server, company, { year, month: number });
    }
  });

  test.each(Object.entries(months))(
    'of %s have the sums of the rules, on screen and in their files',
    async (named, expected) => {
      const [year = 0, month = 0] = named.split('-').map(Number);
      const [rows, gross, employee, employer, taxable, tax, net] = expected;
      const body = { tenantId: company.id, year, month };
      const salaries = (await read().call(getMonthlySalary, { body: { ...body, name: '' } })).body;
      expect([salaries.employees.length, salaries.totals]).toEqual([
        rows,
        {
          ...{ brutto: gross, personalContribute: employee, employerContribute: employer },
          ...{ tax, deductions: 0, netto: net },
        },
      ]);
      const statistics = (await read().call(getStatistics, { body: { tenantId: company.id, year } })).body
        .months[month - 1];
      expect(statistics).toEqual({
        month: { monthId: month, isChecked: false },
        calculated: true,
        open: true,
        headCount: rows,
        brutto: gross,
        personalContribute: employee,
        employerContribute: employer,
        taxableSalary: taxable,
        tax,
        deductions: 0,
        netto: net,
      });
      const payments = (await read().call(getPaymentOrder, { body })).body;
      expect(sum(payments.map(({ nettoSalary }) => nettoSalary))).toBe(net);
      const declared = (await read().call(getElectronicDeclaration, { query: body })).body;
      const declaredSums = [
        declared.map((row) => row.gross),
        declared.map((row) => row.personalContribute),
        declared.map((row) => row.employerContribute),
      ];
      expect(declaredSums.map(sum)).toEqual([gross, employee, employer]);

      const edi = (
        await workbookRows(
          (
            await reportFile(server, company.user, exportElectronicDeclaration, { body })
          ).bytes,
        )
      ).slice(2);
      const [grossOf = 0, e = 0, f = 0, g = 0, h = 0] = [0, 1, 2, 3, 4].map((column) =>
        sum(edi.map((row) => numbersOf(row)[column] ?? 0)),
      );
      expect([edi.length, grossOf, sum([e, g]), sum([f, h])]).toEqual([rows, gross, employee, employer]);
      const list = await workbookRows(
        (await reportFile(server, company.user, exportPaymentOrder, { body })).bytes,
      );
      expect(numbersOf(list.at(-1))).toEqual([net]);
      const monthly = await workbookRows(
        (await reportFile(server, company.user, exportMonthlySalary, { body: { ...body, name: '' } })).bytes,
      );
      expect(numbersOf(monthly.at(-1))).toEqual([gross, employer, employee, tax, net]);
    },
  );

  /** The sums of the README over a year's months. */
  const sumsOf = (year: number) => {
    const ofYear = Object.entries(months).flatMap(([month, figures]) =>
      month.startsWith(`${year}`) ? [figures] : [],
    );
    return [1, 2, 3, 4, 5, 6].map((column) => sum(ofYear.map((one) => one[column] ?? 0)));
  };

  test('of a year are the sums of its months', async () => {
    for (const year of [2024, 2026]) {
      const [gross = 0, employee = 0, employer = 0, taxable = 0, tax = 0, net = 0] = sumsOf(year);
      const body = { tenantId: company.id, year };
      const annual = (await read().call(getAnnualSalary, { body })).body;
      expect(annual.totals).toEqual({
        brutto: gross,
        personalContribute: employee,
        employerContribute: employer,
        tax,
        deductions: 0,
        netto: net,
      });
      const file = await workbookRows(
        (await reportFile(server, company.user, exportAnnualSalary, { body })).bytes,
      );
      expect(numbersOf(file.at(-1))).toEqual([gross, employer, employee, tax, net]);
      const statistics = await workbookRows(
        (await reportFile(server, company.user, getStatisticsExcel, { body })).bytes,
      );
      expect(numbersOf(statistics.at(-1))).toEqual([gross, employer, employee, taxable, tax, net]);
    }
  });

  if (!isReadWhole(workbook)) return;

  test.each(Object.entries(months))('of %s have them on paper too', async (named, expected) => {
    const [year = 0, month = 0] = named.split('-').map(Number);
    const body = { tenantId: company.id, year, month };
    const [, gross, employee, employer, , tax, net] = expected;
    const paper = async (call: Endpoint, asked: object) =>
      pdfText((await reportFile(server, company.user, call, { body: asked } as never)).bytes);
    const shows = (text: string, amounts: readonly number[]) =>
      expect(amounts.map(onPaper).filter((amount) => !text.includes(amount))).toEqual([]);
    shows(await paper(getMonthlySalaryPdf, { ...body, name: '' }), [gross, employer, employee, tax, net]);
    shows(await paper(getPaymentOrderPdf, body), [net]);
    for (const ofYear of [getAnnualSalaryPdf, getStatisticsPdf])
      shows(
        await paper(ofYear, { tenantId: company.id, year }),
        sumsOf(year).filter((_, column) => column !== 3),
      );
  });

  test('of a person, the certificates and the books of contributions, add up to the year', async () => {
    const body = { tenantId: company.id, year: 2026 };
    const { employees } = (await read().call(getAnnualSalary, { body })).body;
    const [certificates, books]: [number[][], number[][]] = [[], []];
    for (const { employeeId } of employees) {
      const one = (await read().call(getEmployeeCertificate, { query: { employeeId, year: 2026 } })).body;
      const book = (await read().call(getStatistics, { body: { ...body, employeeId } })).body;
      const { bruto, totalPersonalContribute, totalEmployerContribute, totalTaxes, totalNetto } = one;
      certificates.push([bruto, totalPersonalContribute, totalEmployerContribute, totalTaxes, totalNetto]);
      const contributions = [book.totalPersonalContribute, book.totalEmployerContribute];
      books.push([
        ...[book.totalBrutto, ...contributions, book.totalTaxableSalary, book.totalTax, book.totalNetto],
      ]);
    }
    const added = (rows: number[][]) => rows[0]?.map((_, column) => sum(rows.map((row) => row[column] ?? 0)));
    expect(added(books)).toEqual(sumsOf(2026));
    expect(added(certificates)).toEqual(sumsOf(2026).filter((_, column) => column !== 3));
  });

  test.each(Object.entries(months))(
    'of %s, closed, are those of its payslips, journal and bank lists',
    async (named, [rows, gross, employee, employer, taxable, tax, net]) => {
      const [year = 0, month = 0] = named.split('-').map(Number);
      await closedMonth(server, company, { year, month });
      const query = { tenantId: company.id, year, month };
      const { holds, lines } = (await read().call(getCrossFooting, { query })).body;
      const figures = { people: rows, gross, employeeContribution: employee, employerContribution: employer };
      const expected: Record<string, number> = { ...figures, taxable, tax, net };
      const odd = lines.flatMap(({ figure, values }) =>
        Object.entries(values).filter(([, value]) => value !== null && value !== expected[figure]),
      );
      expect([holds, odd, lines.length]).toEqual([true, [], 7]);
      const lists = (await read().call(getBankLists, { query })).body;
      expect([
        sum([...lists.lists.map(({ amount }) => amount), lists.otherwiseTotal]),
        lists.difference,
      ]).toEqual([...[net, 0]]);
    },
  );
});
