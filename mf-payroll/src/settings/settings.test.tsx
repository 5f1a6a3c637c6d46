import { getSignOffRule, saveSignOffRule } from '@paga/contract/approvals';
import { getHealthInsurance, getMonthSettings, getOvertime } from '@paga/contract/company/settings';
import { companyWithBooks } from '@paga/testing/connected-books';
import { testEverySetting } from '@paga/testing/every-setting';
import { faults } from '@paga/testing/msw-bridge';
import { pasteOver } from '@paga/testing/paste';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { InsuranceModal } from './insurance/insurance.modal.tsx';
import { InsuranceSummary } from './insurance/insurance-summary.tsx';
import { MonthSettingsModal } from './month/month-settings.modal.tsx';
import { MonthSettingsSummary } from './month/month-settings-summary.tsx';
import { OvertimeModal } from './overtime/overtime.modal.tsx';
import { OvertimeSummary } from './overtime/overtime-summary.tsx';
import { SignOffModal } from './sign-off/sign-off.modal.tsx';
import { SignOffSummary } from './sign-off/sign-off-summary.tsx';

const SETTINGS = {
  overtime: { Modal: OvertimeModal, Summary: OvertimeSummary },
  month: { Modal: MonthSettingsModal, Summary: MonthSettingsSummary },
  insurance: { Modal: InsuranceModal, Summary: InsuranceSummary },
  signOff: { Modal: SignOffModal, Summary: SignOffSummary },
};

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
});

type PlaceProps = { Modal: ComponentType<{ onClose: () => void }>; Summary: ComponentType };

/** A setting as the place of the settings shows it: what is in force, and its window, open until it closes itself. */
function Place({ Modal, Summary }: PlaceProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Summary />
      {open && <Modal onClose={() => setOpen(false)} />}
    </>
  );
}

const opened = (
  key: keyof typeof SETTINGS,
  options: { role?: 'admin' | 'manager' | 'user'; language?: 'sq' | 'en' } = {},
) =>
  renderScreen(<Place {...SETTINGS[key]} />, {
    as: company[options.role ?? 'manager'],
    path: '/configurations',
    language: options.language ?? 'sq',
  });

describe('the sign-off by a second person', () => {
  it('is off at first, asked for with a tick, and shown on its tile', async () => {
    const { user } = await opened('signOff');
    const tick = await screen.findByRole('checkbox');
    const dialog = screen.getByRole('dialog', { name: 'Nënshkrimi i personit të dytë' });
    expect(await screen.findByText('Nuk kërkohet: një person mund të ndryshojë dhe të mbyllë')).toBeVisible();
    expect(tick).not.toBeChecked();
    await user.click(tick);
    await user.click(within(dialog).getByRole('button', { name: 'Ruaj' }));
    expect(await screen.findByText('Tani e tutje muajt i nënshkruan një person i dytë')).toBeVisible();
    expect(await screen.findByText('Çdo muaj e nënshkruan edhe një person i dytë')).toBeVisible();
    const { body } = await server.as(company.user).call(getSignOffRule, {});
    expect(body).toEqual({ required: true });
  });

  it('is not asked for while nobody else could sign', async () => {
    faults.next('saveSignOffRule', 'SIGN_OFF_NEEDS_TWO');
    const { user } = await opened('signOff', { language: 'en' });
    await user.click(await screen.findByRole('checkbox'));
    const dialog = screen.getByRole('dialog', { name: 'Sign-off by a second person' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/two people who are independent of each other/)).toBeVisible();
  });
});

describe('the sign-off that is on', () => {
  it('is switched off by one who asks and another who agrees', async () => {
    const required = { tenantId: company.id, required: true };
    await server.as(company.admin).call(saveSignOffRule, { body: required });
    const { user } = await opened('signOff', { language: 'en' });
    await user.click(await screen.findByRole('checkbox'));
    const dialog = screen.getByRole('dialog', { name: 'Sign-off by a second person' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('Someone asks to switch it off; a second person has to agree'),
    ).toBeVisible();
    expect((await server.as(company.user).call(getSignOffRule, {})).body).toMatchObject({ required: true });
  });

  it('says to the other who asks, and lets them agree; who asked may only withdraw', async () => {
    const { admin, manager, id: tenantId } = company;
    await server.as(admin).call(saveSignOffRule, { body: { tenantId, required: true } });
    await server.as(admin).call(saveSignOffRule, { body: { tenantId, required: false } });
    const { user, unmount } = await opened('signOff', { language: 'en', role: 'admin' });
    expect(await screen.findByText(/You asked for it yourself/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Agree/ })).toBeNull();
    unmount();
    await opened('signOff', { language: 'en', role: 'manager' });
    expect(await screen.findByText(/Arben Admini asked on .* to switch the sign-off off/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Agree/ }));
    expect(await screen.findByText(/Months are closed without a second person/)).toBeVisible();
    expect((await server.as(manager).call(getSignOffRule, {})).body).toEqual({ required: false });
  });
});

describe('overtime', () => {
  it('is changed from a day on, confirmed, and found in the history', async () => {
    const { user } = await opened('overtime');
    const night = await screen.findByLabelText('Puna e natës');
    await user.clear(night);
    // spec 1 §5: no letter e, no comma, no sign, one decimal separator.
    await user.type(night, '-e3,5.5.');
    expect(night).toHaveValue('35.5');
    const from = screen.getByLabelText('Vlen nga');
    await pasteOver(user, from, '01.01.2031');
    await user.click(screen.getByRole('button', { name: 'Ruaj' }));
    expect(await screen.findByText('Përqindjet e orëve shtesë u ruajtën')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { body } = await server.as(company.user).call(getOvertime, {});
    expect(body.nightPercentage).toBe(30);
    await user.click(screen.getByRole('button', { name: 'open' }));
    await user.click(await screen.findByText(/Historia \(2\)/));
    expect(screen.getByText('30% → 35.5%')).toBeVisible();
  });

  it('puts the server’s words at the field: a day inside a closed month, a figure out of range', async () => {
    const { user } = await opened('overtime', { language: 'en' });
    const night = await screen.findByLabelText('Night work');
    await user.clear(night);
    await user.type(night, '501');
    await user.tab();
    expect(await screen.findByText('At most 500')).toBeVisible();
    // What is pasted is not held back by the keys: it is refused, and not cut to a figure that nobody wrote.
    await user.clear(night);
    await user.paste('-5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At least 0')).toBeVisible();
    expect(night).toHaveValue('-5');
  });

  it('stays open with the reason when it could not be saved', async () => {
    const { user } = await opened('overtime');
    await screen.findByLabelText('Puna e natës');
    faults.next('updateOvertime', 500);
    await user.click(screen.getByRole('button', { name: 'Ruaj' }));
    expect(await screen.findByText('Diçka shkoi gabim!')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is only read by role 4', async () => {
    await opened('overtime', { role: 'user' });
    expect(await screen.findByLabelText('Puna e natës')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Ruaj' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ndrysho' })).not.toBeInTheDocument();
    expect(screen.getByText(/Historia \(1\)/)).toBeVisible();
  });

  it('offers to try again when it cannot be loaded', async () => {
    faults.next('getSettingHistory', 500);
    const { user } = await opened('overtime', { language: 'en' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await user.click(retry);
    expect(await screen.findByLabelText('Night work')).toBeVisible();
  });
});

describe('hours of the month and payment day', () => {
  it('are saved together, fixed hours only when they are wanted', async () => {
    const { user } = await opened('month', { language: 'en' });
    await screen.findByLabelText('Payment day');
    expect(screen.queryByLabelText('Hours a month')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Hours of the month'));
    await user.click(await screen.findByText('A fixed number of hours'));
    await user.type(await screen.findByLabelText('Hours a month'), '173.33');
    const day = screen.getByLabelText('Payment day');
    await user.clear(day);
    await user.type(day, '10');
    const from = screen.getByLabelText('Valid from');
    await pasteOver(user, from, '01.01.2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The hours of the month and the payment day were saved')).toBeVisible();
    const { body } = await server.as(company.user).call(getMonthSettings, {});
    expect(body).toMatchObject({ hoursPerMonth: 173.33, paymentDay: 10, paymentMonth: 0 });
  });
});

describe('private insurance', () => {
  it('shows the five premiums with their families', async () => {
    await opened('insurance', { language: 'en' });
    for (const label of ['Employee’s premium', 'Partner', 'Child under 18', 'Child over 18', 'Parent'])
      expect(await screen.findByLabelText(label)).toBeVisible();
  });

  it.each([
    ['sq', 'Primi i punonjësit', 'Vlen nga', 'Ruaj', 'Primet e sigurimit shëndetësor u ruajtën'],
    ['en', 'Employee’s premium', 'Valid from', 'Save', 'The health insurance premiums were saved'],
  ] as const)(
    'is saved from a day on and confirmed, in %s',
    async (language, label, validFrom, save, saved) => {
      const { user } = await opened('insurance', { language });
      const premium = await screen.findByLabelText(label);
      await user.clear(premium);
      await user.type(premium, '21.5');
      const from = screen.getByLabelText(validFrom);
      await pasteOver(user, from, '01.01.2026');
      await user.click(screen.getByRole('button', { name: save }));
      expect(await screen.findByText(saved)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const { body } = await server
        .as(company.user)
        .call(getHealthInsurance, { query: { tenantId: company.id } });
      expect(body).toMatchObject({ prime: 21.5, validFrom: '2026-01-01' });
    },
  );
});

describe('every window', () => {
  let withBooks: TestCompany;
  let root: TestUser;
  beforeAll(async () => {
    const started = await startHttpServer();
    withBooks = await companyWithBooks(started);
    root = await started.superAdmin();
  });
  testEverySetting('payroll', () => ({ root, company: withBooks }));
});
