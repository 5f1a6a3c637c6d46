import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { startSourceRemotes } from '@paga/testing/source-remotes';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor } from '@testing-library/react';
import { PayrollSettings } from './payroll-settings.tsx';

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  startSourceRemotes();
  server = await startHttpServer();
  company = await server.company();
});

const path = '/configurations?tab=payroll';

describe('the tiles', () => {
  it('say in one line what is in force, and lead to their window', async () => {
    const { user, address } = await renderScreen(<PayrollSettings />, {
      as: company.manager,
      path,
      route: '/configurations',
    });
    expect(
      await screen.findByText('Natë 30%, fundjavë 50%, jashtë orarit 30%, festë 50%, kujdestari 20%'),
    ).toBeVisible();
    expect(await screen.findByText(/^5 ditë në javë; vjetor 20 ditë/)).toBeVisible();
    expect(
      await screen.findByText('Orët sipas ditëve të punës; pagesa ditën e fundit të muajit'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Orët shtesë/ }));
    expect(await screen.findByLabelText('Puna e natës')).toBeVisible();
    // The window that loads is another than the one with the fields.
    await waitFor(() => expect(screen.getByRole('dialog', { name: /Orët shtesë/ })).toBeVisible());
    expect(address()).toBe('/configurations?tab=payroll&open=overtime');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(path));
  });

  it('name the bookkeeping link only for a company that has the integration', async () => {
    await renderScreen(<PayrollSettings />, { as: company.manager, path, route: '/configurations' });
    expect(await screen.findByRole('link', { name: /^Sektorët/ })).toBeVisible();
    expect(screen.queryByText('Lidhja me QuickBooks')).not.toBeInTheDocument();
  });
});

describe('a remote that is away', () => {
  it('takes only its own settings from the page and says so once; a new try brings them back', async () => {
    let isDown = true;
    startSourceRemotes((remote) => isDown && remote === 'payroll');
    const { user } = await renderScreen(<PayrollSettings />, {
      as: company.manager,
      path: `${path}&open=overtime`,
      route: '/configurations',
      language: 'en',
    });
    const sentence = await screen.findByText('“Salary calculation” could not be loaded');
    expect(sentence.closest('.paga-card')).toHaveTextContent(/missing: Extra hours, .*Wage tax/);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^Leave/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Inactivity/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'History: Public holidays' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Extra hours/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'History: Wage tax' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Night 30%/)).toBeVisible();
    expect(await screen.findByLabelText('Night work')).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });
});
