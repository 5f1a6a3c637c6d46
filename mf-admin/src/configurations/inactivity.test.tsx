import { getInactivity, saveInactivity } from '@paga/contract/company/security';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor } from '@testing-library/react';
import { InactivityModal } from './inactivity.modal.tsx';

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
});

describe('inactivity', () => {
  const closed = jest.fn();
  const opened = () =>
    renderScreen(<InactivityModal onClose={closed} />, {
      as: company.manager,
      path: '/configurations',
      language: 'en',
    });
  const stored = async () =>
    (await server.as(company.user).call(getInactivity, { query: { userId: company.id } })).body.minutes;
  beforeEach(() => closed.mockReset());

  it('says after how many minutes a user is logged out, and saves them', async () => {
    const { user } = await opened();
    const minutes = await screen.findByLabelText('Idle minutes');
    await user.clear(minutes);
    await user.type(minutes, '2.5');
    expect(minutes).toHaveValue('25');
    expect(screen.getByText('A user is signed out after 25 idle minutes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The inactivity time was saved: 25 minutes')).toBeVisible();
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(await stored()).toBe(25);
  });

  it('tells the minutes that somebody else has saved meanwhile, and saves over them when it is asked again', async () => {
    const { user } = await opened();
    const minutes = await screen.findByLabelText('Idle minutes');
    await server.as(company.admin).call(saveInactivity, { body: { userId: company.id, minutes: 12 } });
    await user.clear(minutes);
    await user.type(minutes, '25');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/12 minutes were set in the meantime/)).toBeVisible();
    expect(minutes).toHaveValue('25');
    expect([await stored(), closed.mock.calls]).toEqual([12, []]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(await stored()).toBe(25);
  });

  it('closes without a word when it could not be saved: the failure is only logged', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const before = await stored();
    const { user } = await opened();
    await screen.findByLabelText('Idle minutes');
    faults.next('saveInactivity', 500);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(logged).toHaveBeenCalledWith('the idle minutes were not saved', expect.anything());
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    expect(await stored()).toBe(before);
    logged.mockRestore();
  });
});
