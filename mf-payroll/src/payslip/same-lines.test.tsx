import { getHealthInsurance, updateHealthInsurance } from '@paga/contract/company/settings';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { storeVacation } from '@paga/contract/leave';
import {
  explainSalary,
  getPayslip,
  getPayslipPdf,
  type SalaryAdjustment,
  updateSalary,
} from '@paga/contract/payroll';
import { LeaveType } from '@paga/contract/shapes';
import { createdEmployees, type EmployeeFacts } from '@paga/testing/employees';
import { pdfText } from '@paga/testing/pdf-text';
import { paidFrom, savedProject } from '@paga/testing/projects';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { cleanup } from '@testing-library/react';
import { PrintedExplanation } from '#explain/printed-explanation.tsx';
import { PayslipSheet } from './payslip-sheet.tsx';

const october = { month: 10, year: 2026 };
const hourly = { salaryPaymentType: 2 as const, bruttoSalary: null, pricePerHour: 6.5 };
const insured = { healthInsurance: 1 as const, healthInsurancePercentage: 60 };
const hours = { nightHours: 7.5, weekendHours: 2, afterWorkHours: 3, holidaysHours: 4, guardHours: 5.25 };
const deductions = { stops: 10, avanseStops: 20, phoneStops: 15.5, ticketStops: 40 };
const additions = { extraBrutto: 120, extraNetto: 50 };

type Kind = {
  person?: EmployeeFacts;
  onProject?: boolean;
  typed?: Partial<SalaryAdjustment>;
  onLeave?: boolean;
  shown: string[];
};

const kinds: Record<string, Kind> = {
  fixed: { shown: ['1,000.00', '22 nga 22', '1,050.00'] },
  'part of the month': { person: { contractStarted: '2026-10-15' }, shown: ['12 nga 22', '545.45'] },
  hourly: { person: hourly, shown: ['176 h × 6.5000 €', '1,144.00'] },
  'hourly on leave': { person: hourly, onLeave: true, shown: ['Zbritja për pushim', '−46.80', '1,097.20'] },
  'hourly with typed hours': {
    person: hourly,
    typed: { regularHours: 150.5 },
    shown: ['150.5 h × 6.5000 €', '978.25'],
  },
  project: { onProject: true, shown: ['Shkolla digjitale: Mësimdhënia', '1,200.00'] },
  'typed gross': { typed: { initialBrutto: 900 }, shown: ['e shkruar për këtë muaj', '900.00'] },
  'typed gross of hourly pay': {
    person: hourly,
    typed: { initialBrutto: 900 },
    shown: ['e shkruar për këtë muaj', '900.00'],
  },
  'extra hours': {
    typed: hours,
    shown: ['Punë natën (+30%)', '7.5 h × 1,000.00 / 176 × 130%', 'Kujdestari (+20%)'],
  },
  additions: { typed: additions, shown: ['Shtesa', 'Bruto totale'] },
  insurance: { person: insured, shown: ['27.01', '45.01', 'Primi i sigurimit shëndetësor'] },
  deductions: { typed: deductions, shown: ['10.00', '20.00', '15.50', '40.00', 'Gjobë trafiku'] },
  'second job': { person: { employerTier: 2 }, shown: ['950.00 × 10%', '95.00'] },
  'net below zero': { typed: { avanseStops: 5000 }, shown: ['−4,116.00 €'] },
  everything: {
    person: { ...hourly, ...insured, employerTier: 2, familyMembers: [{ familyMemberType: 1, members: 2 }] },
    typed: { ...hours, ...additions, ...deductions },
    onLeave: true,
    shown: ['Prej tij për familjen', 'Punë në festa (+50%)'],
  },
};

/** Everybody, paid from one company with premiums. */
async function calculated() {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  const as = server.as(company.admin);
  const premiums = { prime: 45.01, partner: 12.3, children: 7.77, adultsChildren: 0, parent: 0 };
  const { version } = (await as.call(getHealthInsurance, { query: { tenantId: company.id } })).body;
  const insurance = { ...premiums, version, tenantId: company.id, validFrom: '2026-01-01' };
  expect((await as.call(updateHealthInsurance, { body: insurance })).status).toBe(200);
  const project = paidFrom(await savedProject(as, company), [60]);
  const people = Object.values(kinds).map(({ person, onProject }) => ({
    ...person,
    ...(onProject && project),
  }));
  const ids = await createdEmployees(as, company, ...people);
  const idOf = new Map(Object.keys(kinds).map((name, index) => [name, ids[index] ?? 0]));
  for (const [name, { onLeave }] of Object.entries(kinds)) {
    const days = { from: '2026-10-20', to: '2026-10-22', type: LeaveType.maternity };
    const leave = { tenantId: company.id, employeeId: idOf.get(name) ?? 0, ...days };
    if (onLeave) expect((await as.call(storeVacation, { body: leave })).status).toBe(200);
  }
  const rows = await calculatedMonth(server, company, october);
  await as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  return { as, company, rows, idOf };
}

let month: Awaited<ReturnType<typeof calculated>>;
beforeAll(async () => {
  month = await calculated();
});

/** The payslip of one of them, with what is typed in the row. */
async function slipOf(name: string) {
  const { as, company, rows, idOf } = month;
  const row = rows.find(({ employeeId }) => employeeId === idOf.get(name));
  const params = { id: row?.id ?? 0 };
  const { typed } = kinds[name] as Kind;
  const edit = { ...october, tenantId: company.id, salaryId: params.id, ...typed };
  if (typed) expect((await as.call(updateSalary, { body: edit })).status).toBe(200);
  const slip = (await as.call(getPayslip, { params })).body;
  const pdf = async (language: 'sq' | 'en', explained = false) =>
    pdfText(
      (await as.call(getPayslipPdf, { params, query: { language, ...(explained && { explained: 'true' }) } }))
        .body,
    );
  return { slip, pdf, params, as, admin: company.admin };
}

/** Spaces and breaks are of the drawing: what is compared are letters, digits and signs, in order. */
const bare = (text: string) => text.replace(/\s/g, '');

test.each(Object.keys(kinds))('screen and PDF show the same lines with the same cents: %s', async (name) => {
  const { shown } = kinds[name] as Kind;
  const { slip, pdf, admin } = await slipOf(name);
  for (const language of ['sq', 'en'] as const) {
    await renderScreen(<PayslipSheet slip={slip} onExplain={() => undefined} />, { as: admin, language });
    const rendered = [...document.querySelectorAll('.payslip-table, .payslip-net')]
      .map((part) => part.textContent ?? '')
      .join('');
    const paper = await pdf(language);
    expect(bare(paper)).toContain(bare(rendered));
    if (language === 'sq') for (const part of shown) expect(bare(rendered)).toContain(bare(part));
    for (const fact of document.querySelectorAll('.payslip dd'))
      expect(bare(paper)).toContain(bare(fact.textContent ?? ''));
    cleanup();
  }
});

test.each(['hourly on leave', 'project', 'everything'])(
  'screen and PDF explain the same numbers in the same words: %s',
  async (name) => {
    const { pdf, params, as, admin } = await slipOf(name);
    const trace = (await as.call(explainSalary, { params })).body;
    for (const [language, month] of [['sq', 'Tetor 2026'] as const, ['en', 'October 2026'] as const]) {
      await renderScreen(<PrintedExplanation trace={trace} name="Arta Krasniqi" month={month} />, {
        as: admin,
        language,
      });
      const rendered = document.querySelector('.explanation')?.textContent ?? '';
      const [slip = '', ...behind] = (await pdf(language, true)).split('\f');
      expect(bare(slip)).toContain(bare(await pdf(language)).replace(/Agimi·.*$/, ''));
      // Paper has a dot before each input, and a foot on each page.
      const listed = behind
        .map((page) =>
          bare(page)
            .replace(/•/g, '')
            .replace(/Agimi·.*$/, ''),
        )
        .join('');
      expect(listed).toBe(bare(rendered));
      expect((await pdf(language)).split('\f')).toHaveLength(1);
      cleanup();
    }
  },
);
