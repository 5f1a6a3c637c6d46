import { getLeaveConfiguration } from '@paga/contract/company/settings';
import { updateLeaveConfiguration } from '@paga/contract/leave';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor } from '@testing-library/react';
import { LeaveModal } from './leave.modal.tsx';

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
});

describe('leave', () => {
  const opened = (role: 'manager' | 'user', language: 'sq' | 'en') =>
    renderScreen(<LeaveModal onClose={() => undefined} />, {
      as: company[role],
      path: '/configurations',
      language,
    });

  it('has a tab for men and one for women, who have maternity leave, and the note of the law', async () => {
    const { user } = await opened('manager', 'sq');
    expect(await screen.findByLabelText('Pushimi i veçantë, ditë')).toHaveValue('5');
    expect(screen.queryByLabelText('Pushimi i lehonisë, ditë')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Femër' }));
    expect(await screen.findByLabelText('Pushimi i lehonisë, ditë')).toHaveValue('365');
    expect(screen.getByLabelText('Pushimi i lehonisë, % e pagës')).toHaveValue('70');
    expect(
      screen.getByText(/pas 6 muajve të parë, tre muajt e parë paguhen nga qeveria me 50% të pagës mesatare/),
    ).toBeVisible();
  });

  it('saves both tabs at once', async () => {
    const { user } = await opened('manager', 'en');
    const type = async (label: string, text: string) => {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.type(field, text);
    };
    await type('Special leave, days', '6');
    await user.click(screen.getByRole('tab', { name: 'Female' }));
    await waitFor(() => expect(screen.getByLabelText('Special leave, days')).toHaveValue('5'));
    await type('Special leave, days', '7');
    await type('Medical leave, % of pay', '70.5');
    await type('Valid from', '01.01.2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The leave settings were saved')).toBeVisible();
    const { body } = await server.as(company.user).call(getLeaveConfiguration, {});
    expect(body).toMatchObject({
      maleSpecialLeaveDays: 6,
      femaleSpecialLeaveDays: 7,
      medicalPercentage: 70.5,
      maternityPercentage: 70,
    });
  });

  it('tells who saves second that somebody else was first: what was typed stays, theirs comes into the rest, and the next save is over it', async () => {
    const { user } = await opened('manager', 'en');
    const days = await screen.findByLabelText('Special leave, days');
    await user.clear(days);
    await user.type(days, '6');
    await user.clear(screen.getByLabelText('Valid from'));
    await user.type(screen.getByLabelText('Valid from'), '02.01.2026');
    const read = (await server.as(company.admin).call(getLeaveConfiguration, {})).body;
    const theirs = { ...read, validFrom: '2026-01-01', annualLeaveDays: 26, maternityLeaveDays: 300 };
    expect((await server.as(company.admin).call(updateLeaveConfiguration, { body: theirs })).status).toBe(
      200,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/This setting was saved in the meantime/)).toBeVisible();
    expect(screen.getByLabelText('Special leave, days')).toHaveValue('6');
    await waitFor(() => expect(screen.getByLabelText('Annual leave, days')).toHaveValue('26'));
    const stored = async () => (await server.as(company.user).call(getLeaveConfiguration, {})).body;
    expect((await stored()).maleSpecialLeaveDays).toBe(5);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The leave settings were saved')).toBeVisible();
    expect(await stored()).toMatchObject({
      maleSpecialLeaveDays: 6,
      annualLeaveDays: 26,
      maternityLeaveDays: 300,
    });
  });

  it('keeps a person at a tab with a fault', async () => {
    const { user } = await opened('manager', 'en');
    const days = await screen.findByLabelText('Annual leave, days');
    await user.clear(days);
    await user.type(days, '400');
    await user.click(screen.getByRole('tab', { name: 'Female' }));
    expect(await screen.findByText('At most 366')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Male' })).toHaveAttribute('aria-selected', 'true');
  });

  it('is only read in a suspended company, whatever the role', async () => {
    const { admin } = await server.company({ status: 3 });
    await renderScreen(<LeaveModal onClose={() => undefined} />, {
      as: admin,
      path: '/configurations',
      language: 'en',
    });
    expect(await screen.findByLabelText('Annual leave, days')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('is only read by role 4, who may look at both tabs', async () => {
    const { user } = await opened('user', 'en');
    expect(await screen.findByLabelText('Annual leave, days')).toBeDisabled();
    await user.click(screen.getByRole('tab', { name: 'Female' }));
    expect(await screen.findByLabelText('Maternity leave, days')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
