import { showTenant } from '@paga/contract/company/profile';
import { createEmployee } from '@paga/contract/employees';
import { closePeriod } from '@paga/contract/payroll';
import { anEmployee, createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { FirstStepsCard } from './first-steps.card.tsx';
import { LogoModal } from './logo.modal.tsx';
import { LogoCard } from './logo-card.tsx';
import { MissingFactsCard } from './missing-facts.card.tsx';
import { ReadinessCard } from './readiness-card.tsx';

let server: HttpTestServer;
let company: TestCompany;
const path = '/configurations';

// The page's previews of picked files, which jsdom does not make.
const [createObjectURL, revokeObjectURL] = [URL.createObjectURL, URL.revokeObjectURL];
beforeEach(async () => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  server = await startHttpServer();
  company = await server.company({ name: 'Agimi' });
});
afterEach(() => Object.assign(URL, { createObjectURL, revokeObjectURL }));

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = () => new File([Buffer.from(PNG, 'base64')], 'logo.png', { type: 'image/png' });
const lineOf = async (text: string) => within((await screen.findByText(text)).closest('li') as HTMLElement);

describe('the checklist', () => {
  it('says what is missing and leads to where it is put right', async () => {
    await renderScreen(<ReadinessCard />, { as: company.admin, path, language: 'en' });
    expect(await screen.findByText('2 things are still missing.')).toBeVisible();
    expect((await lineOf('Employees')).getByRole('link', { name: 'Add employees' })).toHaveAttribute(
      'href',
      '/employees',
    );
    expect((await lineOf('Period-closing code')).getByRole('link')).toHaveAttribute(
      'href',
      '/configurations?tab=payroll&open=closingCode',
    );
    expect((await lineOf('Logo')).getByText('Hint')).toBeVisible();
    expect((await lineOf('Wage tax')).getByText('Done')).toBeVisible();
  });

  it('is named by what is missing once a month is closed, and folds what is done', async () => {
    const as = server.as(company.admin);
    await createdEmployees(as, company, {});
    const month = { month: 1, year: 2026 };
    await calculatedMonth(server, company, month);
    const close = { ...month, tenantId: company.id, code: company.code };
    expect((await as.call(closePeriod, { body: close })).body).toMatchObject({ month: 1 });
    const { user } = await renderScreen(<ReadinessCard />, { as: company.admin, path, language: 'en' });
    expect(await screen.findByRole('heading', { name: 'Missing details' })).toBeVisible();
    expect((await lineOf('Logo')).getByText('Hint')).toBeVisible();
    expect(screen.getByText('Wage tax')).not.toBeVisible();
    await user.click(screen.getByText(/^\d+ details done$/));
    expect((await lineOf('Wage tax')).getByText('Done')).toBeVisible();
  });

  it('is part of what is to be done once a month is closed: what salaries need, and nothing else', async () => {
    const as = server.as(company.admin);
    await createdEmployees(as, company, {});
    const month = { month: 1, year: 2026 };
    await calculatedMonth(server, company, month);
    const { unmount, container } = await renderScreen(<MissingFactsCard />, { as: company.admin, path: '/' });
    await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
    expect(screen.queryByRole('listitem')).toBeNull();
    unmount();
    const close = { ...month, tenantId: company.id, code: company.code };
    expect((await as.call(closePeriod, { body: close })).status).toBe(200);
    await createdEmployees(as, company, {
      firstName: 'Besa',
      personalNumber: '1234567900',
      bankAccountNumber: '',
    });
    await renderScreen(<MissingFactsCard />, { as: company.admin, path: '/', language: 'en' });
    expect((await lineOf('Bank accounts')).getByRole('link')).toHaveAttribute('href', '/employees');
    expect(screen.queryByText('Logo')).toBeNull();
    expect(screen.queryByText('Missing')).toBeNull();
  });

  it('stands on the home page while something is missing that salaries need', async () => {
    await renderScreen(<FirstStepsCard />, { as: company.admin, path: '/', language: 'en' });
    expect(await screen.findByText('2 things are still missing.')).toBeVisible();
    expect(screen.queryByText('Bank accounts')).toBeNull();
    expect((await lineOf('Employees')).getByRole('link', { name: 'Add employees' })).toBeVisible();
    // A list that somebody has is quicker than a form for each; what salaries are right without is folded.
    expect((await lineOf('Employees')).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/employees?import=1',
    );
    expect(screen.getByText('Logo')).not.toBeVisible();
    expect(screen.queryByText('Wage tax')).toBeNull();
  });

  it('counts the employees of whom something is missing', async () => {
    const body = anEmployee({ userId: company.id, bankAccountNumber: null });
    await server.as(company.admin).call(createEmployee, { body });
    await renderScreen(<ReadinessCard />, { as: company.user, path, language: 'sq' });
    expect((await lineOf('Llogaritë bankare')).getByText('1 punonjës pa llogari bankare.')).toBeVisible();
    expect((await lineOf('Numrat personalë')).getByText('Gati')).toBeVisible();
    // A company user sees the code masked only: another one has to look.
    expect((await lineOf('Kodi i mbylljes së periudhës')).queryByRole('link')).toBeNull();
  });
});

describe('the logo', () => {
  it('is shown before it is uploaded, and the frame takes it over', async () => {
    const { user } = await renderScreen(<LogoCard />, { as: company.admin, path, language: 'en' });
    expect(screen.queryByRole('img', { name: 'Logo of Agimi' })).toBeNull();
    await user.upload(screen.getByLabelText('Choose a logo', { selector: 'input' }), picture());
    expect(await screen.findByRole('img', { name: 'Logo of Agimi' })).toHaveAttribute('src', 'blob:preview');
    await user.click(screen.getByRole('button', { name: 'Upload the logo' }));
    expect(await screen.findByText('The logo was uploaded.')).toBeVisible();
    const { logo } = (await server.as(company.user).call(showTenant, {})).body;
    expect(await screen.findByRole('img', { name: 'Logo of Agimi' })).toHaveAttribute('src', logo);
    await user.click(await screen.findByRole('button', { name: 'Remove the logo' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Logo of Agimi' })).toBeNull());
  });

  it('is refused when it is no picture, whatever it is called', async () => {
    const { user } = await renderScreen(<LogoCard />, { as: company.admin, path, language: 'en' });
    const page = new File(['<script>alert(1)</script>'], 'logo.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Choose a logo', { selector: 'input' }), page);
    await user.click(await screen.findByRole('button', { name: 'Upload the logo' }));
    expect(await screen.findByText('This kind of file is not accepted.')).toBeVisible();
  });

  it('is refused above 10 MB before it is sent', async () => {
    const { user } = await renderScreen(<LogoCard />, { as: company.admin, path, language: 'en' });
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Choose a logo', { selector: 'input' }), large);
    expect(await screen.findByText('File size has been exceeded')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload the logo' })).toBeNull();
  });

  it('is only looked at by a company user', async () => {
    await renderScreen(<LogoCard />, { as: company.user, path, language: 'en' });
    expect(screen.getByText('No logo yet')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['sq', 'Zgjidh logon', 'Ngarko logon', 'Logoja u ngarkua.', 'Logoja e Agimi'],
    ['en', 'Choose a logo', 'Upload the logo', 'The logo was uploaded.', 'Logo of Agimi'],
  ] as const)('is uploaded in its window, in %s', async (language, pick, upload, uploaded, name) => {
    const { user } = await renderScreen(<LogoModal onClose={() => undefined} />, {
      as: company.manager,
      path,
      language,
    });
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(dialog.getByLabelText(pick, { selector: 'input' }), picture());
    await user.click(await dialog.findByRole('button', { name: upload }));
    expect(await screen.findByText(uploaded)).toBeVisible();
    const { logo } = (await server.as(company.user).call(showTenant, {})).body;
    expect(logo).not.toBeNull();
    await waitFor(() => expect(dialog.getByRole('img', { name })).toHaveAttribute('src', logo));
  });

  it('is only looked at by a company user in its window, too', async () => {
    await renderScreen(<LogoModal onClose={() => undefined} />, { as: company.user, path, language: 'en' });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('No logo yet')).toBeVisible();
    expect(dialog.queryByLabelText('Choose a logo', { selector: 'input' })).toBeNull();
  });
});
