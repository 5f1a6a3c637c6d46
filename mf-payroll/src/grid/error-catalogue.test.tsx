import { authenticateCode } from '@paga/contract/identity/sign-in';
import { closePeriod } from '@paga/contract/payroll';
import type { Language } from '@paga/contract/shapes';
import { createdEmployees } from '@paga/testing/employees';
import { chooseIn } from '@paga/testing/grid-cells';
import { faults, onRefusal } from '@paga/testing/msw-bridge';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from './calculations.screen.tsx';

const october = { month: 10, year: 2026 };
/** A company with October and Arta in it, and how its table is opened in the language of the moment. */
type Scene = { company: TestCompany; language: Language; open: () => Promise<RenderedScreen> };
/** A row of specification 2 §8 or §4/§5: what happens, the code the server answers (null: none), and what is then read. */
type Row = {
  situation: string;
  code: string | null;
  sq: string;
  en: string;
  happens: (at: Scene) => Promise<unknown>;
};

let server: HttpTestServer;
let codes: string[] = [];

const words = {
  sq: {
    close: /^Mbyll tetorin/,
    reopen: /^Hap përsëri/,
    again: 'Llogarit përsëri',
    calculate: /^Llogarit tetorin/,
    payslip: 'Fletëpagesa',
  },
  en: {
    close: /^Close October/,
    reopen: /^Reopen October/,
    again: 'Calculate again',
    calculate: /^Calculate October/,
    payslip: 'Payslip',
  },
};
const files = /^(Skedarët|Files)$/;
const editing = {
  sq: { edit: 'Ndrysho', save: 'Ruaj', code: 'Kodi' },
  en: { edit: 'Edit', save: 'Save', code: 'Code' },
};
const mailing = {
  sq: { open: 'Dërgo me e-mail', contracts: 'Kontratat', send: /^Dërgo 1/ },
  en: { open: 'Send by e-mail', contracts: 'Contracts', send: /^Send 1/ },
};

const periodOf = ({ company }: Scene) => ({ tenantId: company.id, ...october });
const close = (at: Scene, code = 'AGI26A') =>
  server.as(at.company.admin).call(closePeriod, { body: { ...periodOf(at), code } });
const press = async ({ user }: RenderedScreen, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const calculated = async ({ company }: Scene) => {
  await createdEmployees(server.as(company.admin), company, {});
  await calculatedMonth(server, company, october);
};

async function typeCode(page: RenderedScreen, code: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await page.user.type(await within(dialog).findByRole('textbox'), `${code}{Enter}`);
}

/** Closes or reopens by the button of the page. */
async function turn(at: Scene, which: 'close' | 'reopen', code: string): Promise<void> {
  await calculated(at);
  if (which === 'reopen') await close(at);
  const page = await at.open();
  await press(page, words[at.language][which]);
  await typeCode(page, code);
}

/** Five wrong tries lock the code for an hour. */
async function lockedAfter(at: Scene, which: 'close' | 'reopen'): Promise<void> {
  await calculated(at);
  if (which === 'reopen') await close(at);
  for (let tries = 0; tries < 5; tries += 1)
    await server
      .as(at.company.admin)
      .call(authenticateCode, { body: { code: 'WRONG1', userId: at.company.admin.id } });
  const page = await at.open();
  await press(page, words[at.language][which]);
  await typeCode(page, 'AGI26A');
}

async function editGross(at: Scene): Promise<RenderedScreen> {
  const page = await at.open();
  const row = await screen.findByRole('row', { name: /Arta Krasniqi/ });
  await page.user.click(within(row).getByRole('button', { name: /^(Ndrysho bruton|Edit the gross)/ }));
  await screen.findByRole('dialog');
  return page;
}

const ROWS: readonly Row[] = [
  {
    situation: 'a month cannot be calculated: generic failure of a save',
    code: 'INTERNAL',
    sq: 'Diçka shkoi gabim!',
    en: 'Something went wrong!',
    happens: async (at) => {
      await calculated(at);
      const page = await at.open();
      faults.next('generateSalaries', 500);
      await press(page, words[at.language].again);
    },
  },
  {
    situation: 'closing with a wrong code',
    code: 'CLOSING_CODE_WRONG',
    sq: 'Kodi i dhënë nuk është i saktë!',
    en: 'The code given is not correct.',
    happens: (at) => turn(at, 'close', 'WRONG1'),
  },
  {
    situation: 'reopening with a wrong code',
    code: 'CLOSING_CODE_WRONG',
    sq: 'Kodi i dhënë nuk është i saktë!',
    en: 'The code given is not correct.',
    happens: (at) => turn(at, 'reopen', 'WRONG1'),
  },
  {
    situation: 'closing after too many wrong codes',
    code: 'CLOSING_CODE_LOCKED',
    sq: 'Mund të provoni përsëri pas 1 ore!',
    en: 'Too many wrong tries. Try again in 1 hour.',
    happens: (at) => lockedAfter(at, 'close'),
  },
  {
    situation: 'reopening after too many wrong codes stays generic',
    code: 'CLOSING_CODE_LOCKED',
    sq: 'Diçka shkoi gabim!',
    en: 'Something went wrong!',
    happens: (at) => lockedAfter(at, 'reopen'),
  },
  {
    situation: 'a salary edit with a wrong code',
    code: 'value: false',
    sq: 'Kodi nuk eshte valid',
    en: 'The code is not valid',
    happens: async (at) => {
      await calculated(at);
      const page = await editGross(at);
      const dialog = screen.getByRole('dialog');
      const { edit, save, code } = editing[at.language];
      await page.user.click(within(dialog).getByRole('button', { name: edit }));
      const field = await within(dialog).findByRole('spinbutton');
      await page.user.clear(field);
      await page.user.type(field, '900');
      await page.user.click(within(dialog).getByRole('button', { name: save }));
      await page.user.type(await screen.findByRole('textbox', { name: code }), 'WRONG1{Enter}');
    },
  },
  {
    situation: 'an edit of a closed period, with the hint to reopen it',
    code: null,
    sq: 'Periudha është e mbyllur',
    en: 'The period is closed',
    happens: async (at) => {
      await calculated(at);
      await close(at);
      await editGross(at);
      const hint = at.language === 'sq' ? /hapeni përsëri muajin/ : /reopen the month/;
      expect(await screen.findByText(hint)).toBeVisible();
    },
  },
  {
    situation: 'the check for salaries fails',
    code: 'INTERNAL',
    sq: 'Ka ndodhur një gabim gjatë marrjes së të dhënave',
    en: 'An error occurred while fetching the data',
    happens: async (at) => {
      faults.next('hasSalaries', 500);
      await at.open();
    },
  },
  {
    situation: 'nobody has an active contract in the period',
    code: null,
    sq: 'Nuk u gjet asnjë punonjës me kontratë aktive për këtë periudhë',
    en: 'No employee with an active contract was found for this period',
    happens: async (at) => {
      const joins = { contractStarted: '2026-11-01' };
      await createdEmployees(server.as(at.company.admin), at.company, joins);
      const page = await at.open();
      await press(page, words[at.language].calculate);
    },
  },
  {
    situation: 'a contract is mailed and there is no document',
    code: null,
    sq: 'Nuk ka dokument!',
    en: 'There is no document!',
    happens: async (at) => {
      await createdEmployees(server.as(at.company.admin), at.company, { email: 'arta@example.com' });
      await calculatedMonth(server, at.company, october);
      const page = await at.open();
      const row = await screen.findByRole('row', { name: /Arta Krasniqi/ });
      await page.user.click(within(row).getByRole('checkbox'));
      await chooseIn(page.user, files, mailing[at.language].open);
      const dialog = await screen.findByRole('dialog');
      await page.user.click(within(dialog).getByText(mailing[at.language].contracts));
      await page.user.click(within(dialog).getByRole('button', { name: mailing[at.language].send }));
    },
  },
  {
    situation: 'mail without a chosen row',
    code: null,
    sq: 'Zgjidhni së paku një rresht',
    en: 'Select at least one row',
    happens: async (at) => {
      await calculated(at);
      await chooseIn((await at.open()).user, files, mailing[at.language].open);
    },
  },
  {
    situation: 'a payslip without exactly one chosen row',
    code: null,
    sq: 'Zgjidhni një rresht',
    en: 'Select one row',
    happens: async (at) => {
      await calculated(at);
      await chooseIn((await at.open()).user, files, words[at.language].payslip);
    },
  },
];

const ROWS_IN_BOTH = ROWS.flatMap((row) =>
  (['sq', 'en'] as const).map((language) => ({ ...row, language, text: row[language] })),
);

beforeAll(async () => {
  server = await startHttpServer();
  onRefusal((code) => codes.push(code));
});

test.each(ROWS_IN_BOTH)('$language, $situation: $text', async ({ happens, code, text, language }) => {
  codes = [];
  const company = await server.company({ name: 'Agimi', code: 'AGI26A' });
  const open = () =>
    renderScreen(<CalculationsScreen />, {
      as: company.admin,
      path: '/calculations?month=10&year=2026',
      language,
    });
  await happens({ company, language, open });
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() =>
    expect(code === null ? codes : [...new Set(codes)]).toEqual(
      code === null ? [] : expect.arrayContaining([code]),
    ),
  );
});
