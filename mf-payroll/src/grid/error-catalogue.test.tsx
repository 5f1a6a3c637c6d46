import { authenticateCode } from '@paga/contract/identity/sign-in';
import { closePeriod } from '@paga/contract/payroll';
import type { Language } from '@paga/contract/shapes';
import { insertedEmployees } from '@paga/testing/employees';
import { chooseIn } from '@paga/testing/grid-cells';
import { faults, onRefusal } from '@paga/testing/msw-bridge';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from './calculations.screen.tsx';

const october = { month: 10, year: 2026 };
/** A page of the table in the language of the moment. */
type Scene = { company: TestCompany; language: Language; page: RenderedScreen };
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
    retry: 'Provo përsëri',
    calculate: /^Llogarit tetorin/,
    payslip: 'Fletëpagesa',
  },
  en: {
    close: /^Close October/,
    reopen: /^Reopen October/,
    again: 'Calculate again',
    retry: 'Try again',
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

const press = async ({ user }: RenderedScreen, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const arta = () => screen.findByRole('row', { name: /Arta Krasniqi/ });

/** Closes or reopens by the button of the page. */
async function turn({ page, language }: Scene, which: 'close' | 'reopen', code: string): Promise<void> {
  await press(page, words[language][which]);
  const dialog = await screen.findByRole('dialog');
  await page.user.type(await within(dialog).findByRole('textbox'), `${code}{Enter}`);
}

/** Five wrong tries lock the code for an hour. */
async function lockedAfter(at: Scene, which: 'close' | 'reopen'): Promise<void> {
  const { admin } = at.company;
  for (let tries = 0; tries < 5; tries += 1)
    await server.as(admin).call(authenticateCode, { body: { code: 'WRONG1', userId: admin.id } });
  await turn(at, which, 'AGI26A');
}

async function editGross({ page }: Scene): Promise<HTMLElement> {
  await page.user.click(
    within(await arta()).getByRole('button', { name: /^(Ndrysho bruton|Edit the gross)/ }),
  );
  return screen.findByRole('dialog');
}

const nobodyYet: readonly Row[] = [
  {
    situation: 'the check for salaries fails',
    code: 'INTERNAL',
    sq: 'Ka ndodhur një gabim gjatë marrjes së të dhënave',
    en: 'The salaries could not be loaded',
    happens: async () => undefined,
  },
  {
    situation: 'nobody has an active contract in the period',
    code: null,
    sq: 'Nuk u gjet asnjë punonjës me kontratë aktive për këtë periudhë',
    en: 'No employee with an active contract was found for this period',
    happens: async ({ page, language }) => {
      await press(page, words[language].retry);
      await press(page, words[language].calculate);
    },
  },
];

const openMonth: readonly Row[] = [
  {
    situation: 'a payslip without exactly one chosen row',
    code: null,
    sq: 'Zgjidhni një rresht',
    en: 'Select one row',
    happens: async ({ page, language }) => chooseIn(page.user, files, words[language].payslip),
  },
  {
    situation: 'mail without a chosen row',
    code: null,
    sq: 'Zgjidhni së paku një rresht',
    en: 'Select at least one row',
    happens: async ({ page, language }) => chooseIn(page.user, files, mailing[language].open),
  },
  {
    situation: 'a contract is mailed and there is no document',
    code: null,
    sq: 'Nuk ka dokument!',
    en: 'There is no document',
    happens: async ({ page, language }) => {
      await page.user.click(within(await arta()).getByRole('checkbox'));
      await chooseIn(page.user, files, mailing[language].open);
      const dialog = await screen.findByRole('dialog');
      await page.user.click(within(dialog).getByText(mailing[language].contracts));
      await page.user.click(within(dialog).getByRole('button', { name: mailing[language].send }));
    },
  },
  {
    situation: 'a month cannot be calculated: generic failure of a save',
    code: 'INTERNAL',
    sq: 'Diçka shkoi gabim!',
    en: 'Something went wrong',
    happens: async ({ page, language }) => {
      faults.next('generateSalaries', 500);
      await press(page, words[language].again);
    },
  },
  {
    situation: 'a salary edit with a wrong code',
    code: 'value: false',
    sq: 'Kodi nuk eshte valid',
    en: 'The code is not valid',
    happens: async (at) => {
      const dialog = await editGross(at);
      const { edit, save, code } = editing[at.language];
      await at.page.user.click(within(dialog).getByRole('button', { name: edit }));
      const field = await within(dialog).findByRole('spinbutton');
      await at.page.user.type(field, '{Control>}a{/Control}900');
      await at.page.user.click(within(dialog).getByRole('button', { name: save }));
      await at.page.user.type(await screen.findByRole('textbox', { name: code }), 'WRONG1{Enter}');
    },
  },
];

const closing: readonly Row[] = [
  {
    situation: 'closing with a wrong code',
    code: 'CLOSING_CODE_WRONG',
    sq: 'Kodi i dhënë nuk është i saktë!',
    en: 'The code given is not correct.',
    happens: (at) => turn(at, 'close', 'WRONG1'),
  },
  {
    situation: 'closing after too many wrong codes',
    code: 'CLOSING_CODE_LOCKED',
    sq: 'Mund të provoni përsëri pas 1 ore!',
    en: 'Too many wrong tries. Try again in 1 hour.',
    happens: (at) => lockedAfter(at, 'close'),
  },
];

const closedMonth: readonly Row[] = [
  {
    situation: 'an edit of a closed period, with the hint to reopen it',
    code: null,
    sq: 'Periudha është e mbyllur',
    en: 'The period is closed',
    happens: async (at) => {
      await editGross(at);
      const hint = at.language === 'sq' ? /hapeni përsëri muajin/ : /reopen the month/;
      expect(await screen.findByText(hint)).toBeVisible();
    },
  },
  {
    situation: 'reopening with a wrong code',
    code: 'CLOSING_CODE_WRONG',
    sq: 'Kodi i dhënë nuk është i saktë!',
    en: 'The code given is not correct.',
    happens: (at) => turn(at, 'reopen', 'WRONG1'),
  },
  {
    situation: 'reopening after too many wrong codes stays generic',
    code: 'CLOSING_CODE_LOCKED',
    sq: 'Diçka shkoi gabim!',
    en: 'Something went wrong',
    happens: (at) => lockedAfter(at, 'reopen'),
  },
];

/** What happens on one page, one after the other; `first` is before it is opened. */
const pages = {
  'before the first calculation': {
    rows: nobodyYet,
    first: async (company: TestCompany) => {
      await insertedEmployees(server, company, { contractStarted: '2026-11-01' });
      faults.next('hasSalaries', 500);
    },
  },
  'an open month': { rows: [...openMonth, ...closing], first: calculated },
  'a closed month': {
    rows: closedMonth,
    first: async (company: TestCompany) => {
      await calculated(company);
      const body = { tenantId: company.id, ...october, code: 'AGI26A' };
      expect((await server.as(company.admin).call(closePeriod, { body })).status).toBe(200);
    },
  },
} satisfies Record<string, { rows: readonly Row[]; first: (company: TestCompany) => Promise<unknown> }>;

async function calculated(company: TestCompany): Promise<void> {
  await insertedEmployees(server, company, { email: 'arta@example.com' });
  await calculatedMonth(server, company, october);
}

const leaving = /^(Anulo|Cancel|Mbyll|Close|Hidh ndryshimet|Discard changes)$/;
/** Leaves what stands open, and what that asks: the next thing happens on the page itself. */
async function closeWindows(user: RenderedScreen['user']): Promise<void> {
  for (let left = 2; left > 0; left -= 1) {
    const top = screen.queryAllByRole('dialog').at(-1);
    if (!top) return;
    await user.click(within(top).getAllByRole('button', { name: leaving }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryAllByRole('dialog').at(-1)).not.toBe(top));
  }
}

beforeAll(async () => {
  server = await startHttpServer();
  onRefusal((code) => codes.push(code));
});

const PAGES_IN_BOTH = (Object.keys(pages) as (keyof typeof pages)[]).flatMap((name) =>
  (['sq', 'en'] as const).map((language) => ({ name, language })),
);

test.each(PAGES_IN_BOTH)(
  '$language, $name: what is read when something fails',
  async ({ name, language }) => {
    const company = await server.company({ name: 'Agimi', code: 'AGI26A' });
    const { rows, first } = pages[name];
    await first(company);
    codes = [];
    const page = await renderScreen(<CalculationsScreen />, {
      as: company.admin,
      path: '/calculations?month=10&year=2026',
      language,
    });
    for (const { situation, code, happens, [language]: text } of rows) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
      await happens({ company, language, page });
      expect([situation, await screen.findByText(text)]).toEqual([situation, expect.any(HTMLElement)]);
      expect(screen.getByText(text)).toBeVisible();
      await waitFor(() =>
        expect([situation, ...(code === null ? codes : new Set(codes))]).toEqual(
          code === null ? [situation] : expect.arrayContaining([code]),
        ),
      );
      await closeWindows(page.user);
      codes = [];
    }
  },
);
