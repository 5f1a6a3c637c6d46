import { getAuditsByTenantId } from '@paga/contract/audit';
import { createSector, updateSector } from '@paga/contract/employees/sectors';
import { savePublicHolidays } from '@paga/contract/leave';
import { acceptSalaryWarnings, getSalaryChecks } from '@paga/contract/payroll';
import { startRemotes } from '@paga/platform/host';
import { auditWords } from '@paga/testing/audit-words';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedFiles } from '@paga/testing/saved-files';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLog } from './audit-log.tsx';
import { FIRST_PLACE, isNarrowed, queryOf } from './audit-place.ts';
import { AuditTable } from './audit-table.tsx';
import { Found } from './verify-log.tsx';

let server: HttpTestServer;
let company: TestCompany;

/** One remote that owns every field which the log itself does not name. Its texts come with its entry; while it is down there are none. */
function startOwner(isUp = true): void {
  i18next.removeResourceBundle('sq', 'owner');
  const connect = async () => {
    if (!isUp) throw new Error('the remote is down');
    i18next.addResourceBundle('sq', 'owner', { field: auditWords('sq') });
    return { load: async () => ({ remote: {} }) };
  };
  const build = {
    version: '0.1.0-a',
    entry: '/m.js',
    container: 'paga_payroll',
    integrity: null,
    kit: '^0.1.0',
    platform: '^0.1.0',
  };
  const places = { permissions: [], routes: [], navigation: [], cards: [], searchSources: [] };
  const offer = { name: 'owner', auditFields: ['field'], ...places };
  const entry = {
    ...build,
    name: 'owner',
    lastGood: null,
    disabled: false,
    offer,
    texts: { sq: {}, en: {} },
  };
  startRemotes(
    { entries: [entry], source: 'network', faults: [] },
    { connect, versions: { kit: '0.1.0', platform: '0.1.0' }, report: () => undefined },
  );
}

beforeEach(async () => {
  startOwner();
  server = await startHttpServer();
  company = await server.company();
});

const path = '/configurations';

/** A sector made by the admin and renamed by the manager. */
async function renamedSector(): Promise<void> {
  const { body } = await server
    .as(company.admin)
    .call(createSector, { body: { tenantId: company.id, name: 'Shitja' } });
  await server.as(company.manager).call(updateSector, { body: { id: body.id, name: 'Tregtia' } });
}

const rowsShown = async () => {
  const table = await screen.findByRole('table', { name: 'Regjistri i veprimeve' });
  return within(table).getAllByRole('row').slice(1);
};

describe('the audit log', () => {
  it.each(['admin', 'manager', 'user'] as const)(
    'shows the %s who did what, with old and new values',
    async (role) => {
      await renamedSector();
      const { user } = await renderScreen(<AuditLog />, { as: company[role], path });
      const [newest, made] = await rowsShown();
      expect(made).toHaveTextContent('Emri: Shitja');
      expect(made).not.toHaveTextContent('→');
      expect(newest).toHaveTextContent(`${company.manager.name} ndryshoi një sektor`);
      expect(newest).toHaveTextContent('Emri: Shitja → Tregtia');
      expect(newest).toHaveTextContent('Cilësimet');
      await user.click(within(newest as HTMLElement).getByRole('button', { expanded: false }));
      const changes = screen.getByRole('table', { name: 'Ndryshimet' });
      expect(within(changes).getAllByRole('row')[1]).toHaveTextContent(/Emri.*Shitja.*Tregtia/);
    },
  );

  it('is verified on wish of an admin, and says in words what was found', async () => {
    await renamedSector();
    const { user } = await renderScreen(<AuditLog />, { as: company.admin, path });
    await user.click(await screen.findByRole('button', { name: 'Verifiko regjistrin' }));
    expect(await screen.findByText('Asgjë nuk është ndryshuar, fshirë ose futur')).toBeVisible();
    const none = {
      chained: 9,
      waiting: 0,
      unverifiable: 0,
      badLines: [],
      badCount: 0,
      badLinks: 0,
      lostAt: null,
    };
    const badLines = [{ id: 4, fault: 'changed' as const }];
    const edited = { ...none, badLines, badCount: 1, lostAt: '2026-10-15T09:00:00Z' };
    await renderScreen(<Found {...edited} />, { as: company.admin, path, language: 'en' });
    expect(screen.getByText('One line is not as it was written: 4 (changed)')).toBeVisible();
    expect(screen.getByText(/The end of the log is missing: .* 15.10.2026 11:00/)).toBeVisible();
    await renderScreen(<Found {...none} unverifiable={3} />, { as: company.admin, path, language: 'en' });
    expect(screen.getByText('3 lines cannot be verified')).toBeVisible();
    expect(screen.getByText(/That does not mean that they were changed/)).toBeVisible();
  });

  it('shows a super admin what they did themselves', async () => {
    const superAdmin = await server.superAdmin();
    await server
      .as(superAdmin, { company: company.id })
      .call(createSector, { body: { tenantId: company.id, name: 'Prodhimi' } });
    await renamedSector();
    await renderScreen(<AuditLog />, { as: superAdmin, path, language: 'en' });
    const table = await screen.findByRole('table', { name: 'Audit log' });
    // Lines without a company, of whatever ran on this server before, may stand beside it.
    const [, ...lines] = within(table).getAllByRole('row');
    expect(lines.filter((row) => !within(row).queryByText(/^The system /))).toHaveLength(1);
    expect(within(table).getByText(/ created a sector/)).toBeVisible();
  });

  it('names whose warning was accepted, and which, in words', async () => {
    const as = server.as(company.admin);
    const month = { month: 10, year: 2026 };
    await createdEmployees(as, company, { bruttoSalary: 300 });
    await calculatedMonth(server, company, month);
    const { findings } = (await as.call(getSalaryChecks, { query: { ...month, userId: company.id } })).body;
    const accepted = findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
    await as.call(acceptSalaryWarnings, {
      body: { ...month, tenantId: company.id, note: 'Praktikante', findings: accepted },
    });
    const { user } = await renderScreen(<AuditLog />, { as: company.admin, path });
    const [newest] = await rowsShown();
    await user.click(within(newest as HTMLElement).getByRole('button', { expanded: false }));
    const row = await screen.findByRole('row', { name: /Arta Krasniqi: Vërejtja/ });
    expect(row).toHaveTextContent('Nën pagën minimale');
  });

  it('names a public holiday by its day', async () => {
    const superAdmin = await server.superAdmin();
    const holidays = [{ date: '2098-03-14', name: 'Dita e provës' }];
    await server.as(superAdmin).call(savePublicHolidays, { body: { holidays } });
    const { user } = await renderScreen(<AuditLog />, { as: superAdmin, path });
    const [newest] = await rowsShown();
    await user.click(within(newest as HTMLElement).getByRole('button', { expanded: false }));
    expect(
      within(screen.getByRole('table', { name: 'Ndryshimet' })).getAllByRole('row')[1],
    ).toHaveTextContent(/14\.03\.2098.*Dita e provës/);
  });

  it.each([
    ['as the remote of its domain does', true, /^Numri personal.*1234567892$/],
    ['as the wire does while that remote is down', false, /^personalNumber.*1234567892$/],
  ] as const)('calls a field %s', async (_, isUp, row) => {
    startOwner(isUp);
    await createdEmployees(server.as(company.admin), company, {});
    const { user } = await renderScreen(<AuditLog />, { as: company.admin, path });
    const [newest] = await rowsShown();
    await user.click(within(newest as HTMLElement).getByRole('button', { expanded: false }));
    expect(await screen.findByRole('row', { name: row })).toBeVisible();
  });

  it('finds an action by what it is called in the language of the reader', async () => {
    await renamedSector();
    const { user } = await renderScreen(<AuditLog />, { as: company.admin, path });
    expect(await rowsShown()).toHaveLength(2);
    await user.type(screen.getByRole('searchbox'), 'krijim i sek{Enter}');
    await waitFor(async () => expect(await rowsShown()).toHaveLength(1));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'asgjë e tillë{Enter}');
    expect(await screen.findByText('Asnjë veprim nuk u gjet')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Shfaq të gjitha' })[0] as HTMLElement);
    expect(await rowsShown()).toHaveLength(2);
  });

  it('narrows to a person', async () => {
    await renamedSector();
    const { user } = await renderScreen(<AuditLog />, { as: company.admin, path });
    await rowsShown();
    await user.click(screen.getByRole('combobox', { name: 'Përdoruesi' }));
    await user.click(await screen.findByTitle(company.manager.name));
    await waitFor(async () => expect(await rowsShown()).toHaveLength(1));
  });

  it('narrows to an employee who did something on their own page, where somebody did', async () => {
    const onChange = jest.fn();
    const filters = (employees: { id: number; name: string }[]) => (
      <AuditFilters
        place={FIRST_PLACE}
        people={[]}
        employees={employees}
        loading={false}
        onChange={onChange}
      />
    );
    const { user } = await renderScreen(filters([{ id: 7, name: 'Arta Krasniqi' }]), {
      as: company.admin,
      path,
    });
    await user.click(await screen.findByRole('combobox', { name: 'Punonjësi në faqen e vet' }));
    await user.click(await screen.findByTitle('Arta Krasniqi'));
    expect(onChange).toHaveBeenCalledWith({ employee: 7 });
    expect(queryOf({ ...FIRST_PLACE, employee: 7 }, {})).toMatchObject({ employee: 7 });
    expect([isNarrowed({ ...FIRST_PLACE, employee: 7 }), isNarrowed(FIRST_PLACE)]).toEqual([true, false]);
  });

  it('folds routine lines of a day into one that says how often and when, and opens to their times', async () => {
    const line = (id: number, type: string, time: string, said: string) => ({
      ...{ id, type, time, user: 'Arta', company: 'Agimi', page: 'salaries', date: '2026-10-15' },
      ...{ objectId: null, changes: [], sentence: { sq: said, en: said } },
    });
    const code = (id: number, time: string) => line(id, 'codeAccepted', time, 'Arta dha kodin');
    const entries = [
      code(9, '10:03:11'),
      line(8, 'close', '10:02:00', 'Arta mbylli muajin'),
      code(7, '10:01:00'),
      code(6, '09:12:00'),
      line(5, 'close', '09:00:00', 'Arta mbylli muajin'),
    ];
    const { user } = await renderScreen(<AuditTable entries={entries} />, { as: company.admin, path });
    const [newest, ...others] = await rowsShown();
    expect(newest).toHaveTextContent(/Arta dha kodin 3 herë, 09:12–10:03/);
    // What changes something stands by itself, however often it says the same.
    expect(others).toHaveLength(2);
    await user.click(within(newest as HTMLElement).getByRole('button', { expanded: false }));
    expect(within(screen.getByRole('list', { name: 'Orët' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it('is exported as it is filtered, by an administrator, and that is a line of it', async () => {
    await renamedSector();
    const saved = savedFiles();
    const { user } = await renderScreen(<AuditLog />, { as: company.admin, path });
    await rowsShown();
    await user.click(screen.getByRole('combobox', { name: 'Përdoruesi' }));
    await user.click(await screen.findByTitle(company.manager.name));
    await waitFor(async () => expect(await rowsShown()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Eksporto' }));
    await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Regjistri-i-veprimeve-.*\.csv$/)]));
    const { body } = await server
      .as(company.admin)
      .call(getAuditsByTenantId, { query: { ofType: 'exportLog' } });
    expect(body.data[0]?.changes).toContainEqual({ field: 'person', old: null, new: company.manager.id });
  });

  it('says that there is nothing yet', async () => {
    await renderScreen(<AuditLog />, { as: company.admin, path });
    expect(await screen.findByText('Nuk ka ende veprime')).toBeVisible();
  });

  it('offers to try again when it cannot be loaded', async () => {
    faults.always('getAuditsByTenantId', 500);
    await renderScreen(<AuditLog />, { as: company.admin, path });
    expect(await screen.findByText('Regjistri i veprimeve nuk u ngarkua')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Provo përsëri' })).toBeVisible();
  });
});
