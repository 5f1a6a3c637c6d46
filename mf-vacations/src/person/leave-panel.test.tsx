import { getEmployeeVacations, getLeaveLedger, type LeaveTypeId, storeVacation } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import type { Language } from '@paga/kit';
import { axeFinds } from '@paga/testing/axe-finds';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { pasteOver } from '@paga/testing/paste';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeeLeaveCard } from './employee-leave.card.tsx';

let server: HttpTestServer;
let company: TestCompany;
let arta: number;
let drin: number;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
  [arta = 0, drin = 0] = await createdEmployees(
    server.as(company.admin),
    company,
    {},
    { firstName: 'Drin', gender: Gender.male },
  );
});

const { annual, medical } = LeaveType;
const book = (employeeId: number, type: LeaveTypeId, from: string, to: string) =>
  server
    .as(company.admin)
    .call(storeVacation, { body: { tenantId: company.id, employeeId, type, from, to } });
const leaveOf = async (id: number) =>
  (await server.as(company.admin).call(getEmployeeVacations, { params: { id }, query: {} })).body.vacations;
const datesOf = async (id: number) => (await leaveOf(id)).map(({ type, from, to }) => [type, from, to]);
const open = (employeeId = arta, language: Language = 'sq') =>
  renderScreen(<EmployeeLeaveCard employeeId={employeeId} />, { as: company.user, language });

async function typeDates(
  user: RenderedScreen['user'],
  from: string,
  to: string,
  [fromLabel, toLabel] = ['Prej', 'Deri'],
): Promise<HTMLElement> {
  const form = await screen.findByRole('dialog');
  for (const [label, value] of [
    [fromLabel, from],
    [toLabel, to],
  ] as const) {
    const field = within(form).getByRole('textbox', { name: label });
    await pasteOver(user, field, value);
  }
  return form;
}

describe('the leave of a person', () => {
  it('shows total, used and left of the year per type: four for a woman, three for a man', async () => {
    await book(arta, annual, '2026-11-02', '2026-11-06');
    await book(arta, annual, '2027-01-11', '2027-01-12');
    const { user, container, unmount } = await open();
    const balances = await screen.findByRole('table', { name: 'Ditët e vitit 2026' });
    const rows = () =>
      within(balances)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    expect(rows()).toEqual(['Vjetor20515', 'Mjekësor20020', 'I lehonisë2610261', 'I veçantë505']);
    expect(await axeFinds(container)).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Viti' }), '2027');
    expect(await screen.findByRole('table', { name: 'Ditët e vitit 2027' })).toBeVisible();
    expect(rows()[0]).toBe('Vjetor20218');
    unmount();
    await open(drin, 'en');
    const his = await screen.findByRole('table', { name: 'Days of 2026' });
    expect(
      within(his)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Annual', 'Medical', 'Special']);
  });

  it('offers to try again when it cannot be loaded, and says that there is none yet', async () => {
    faults.next('getEmployeeVacations', 500);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
    expect(await screen.findByText('Ende nuk ka pushime')).toBeVisible();
  });

  it('opens the lines of every figure, up to a date, and takes corrections by hand', async () => {
    await book(arta, annual, '2026-11-02', '2026-11-06');
    const { user } = await open();
    await user.click(
      await screen.findByRole('button', { name: 'Vjetor, Të shfrytëzuara 5: shfaq rreshtat' }),
    );
    const used = await screen.findByRole('dialog', { name: 'Pushimi 2026, Vjetor: Arta Krasniqi' });
    expect(await within(used).findByText('Totali: −5')).toBeVisible();
    await user.click(within(used).getByRole('radio', { name: 'Të gjithë' }));
    const lines = () =>
      within(within(used).getByRole('table'))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    expect(lines()).toEqual([
      '01.01.2026Ditët e vitit (neni 32)+2020',
      '02.11.2026 – 06.11.2026Pushim i marrë (neni 32)−515',
    ]);
    const on = within(used).getByRole('textbox', { name: 'Bilanci më' });
    await pasteOver(user, on, '03.11.2026');
    await user.tab();
    expect(await within(used).findByText('Më 03.11.2026: 18 ditë')).toBeVisible();
    expect(await axeFinds(used)).toEqual([]);
    await user.click(within(used).getByRole('button', { name: 'Korrigjo' }));
    const form = await screen.findByRole('dialog', { name: 'Korrigjo: Vjetor, Arta Krasniqi' });
    await user.click(within(form).getByRole('button', { name: 'Ruaj' }));
    expect(await within(form).findByText('Shkruani arsyen në shënim.')).toBeVisible();
    await user.click(within(form).getByRole('spinbutton', { name: 'Ditë' }));
    await user.paste('2.5');
    await user.click(within(form).getByRole('textbox', { name: 'Shënim' }));
    await user.paste('Nga viti 2025');
    await user.click(within(form).getByRole('button', { name: 'Ruaj' }));
    expect(await screen.findByText('Ditët u korrigjuan.')).toBeVisible();
    await waitFor(async () =>
      expect(screen.getByRole('table', { name: 'Ditët e vitit 2026' })).toHaveTextContent('Vjetor22.5517.5'),
    );
    await user.click(screen.getByRole('button', { name: 'Zhbëj' }));
    expect(await screen.findByText('Korrigjimi u zhbë me të kundërtën e tij.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('table', { name: 'Ditët e vitit 2026' })).toHaveTextContent('Vjetor20515'),
    );
    const body = { tenantId: company.id, employeeId: arta, year: 2026 };
    const ledger = await server.as(company.admin).call(getLeaveLedger, { query: body });
    const corrected = ledger.body.accounts[0]?.lines.filter(({ kind }) => kind === 'corrected');
    expect(corrected?.map(({ days, note }) => [days, note])).toEqual([
      [2.5, 'Nga viti 2025'],
      [-2.5, 'Zhbërë: Nga viti 2025'],
    ]);
    expect(screen.getByRole('link', { name: 'Shfaq te ekipi' })).toHaveAttribute(
      'href',
      `/holidays?view=wall&person=${arta}`,
    );
  });

  it('takes a correction and its undo in English too', async () => {
    const { user } = await open(arta, 'en');
    await user.click(await screen.findByRole('button', { name: 'Annual, Total 20: show the lines' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Correct' }));
    const form = await screen.findByRole('dialog', { name: /^Correct: Annual/ });
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await within(form).findByText('Say in a note why.')).toBeVisible();
    await user.click(within(form).getByRole('spinbutton', { name: 'Days' }));
    await user.paste('2.5');
    await user.click(within(form).getByRole('textbox', { name: 'Note' }));
    await user.paste('From 2025');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The days were corrected.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The correction was undone by its opposite.')).toBeVisible();
  });

  it('is read, changed by the pencil and put back', async () => {
    await book(arta, annual, '2026-11-02', '2026-11-06');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '02.11.2026 – 06.11.2026' }));
    const entry = await screen.findByRole('dialog', { name: /Pushimi: Arta Krasniqi/ });
    expect(within(entry).getByRole('textbox', { name: 'Deri' })).toBeDisabled();
    await user.click(within(entry).getByRole('button', { name: 'Ndrysho' }));
    await typeDates(user, '02.11.2026', '03.11.2026');
    expect(await within(entry).findByText('2 ditë pune, 18 mbeten')).toBeVisible();
    await user.click(within(entry).getByRole('button', { name: 'Ruaj' }));
    expect(await screen.findByText('Pushimi u ndryshua.')).toBeVisible();
    expect(await datesOf(arta)).toEqual([['annual', '2026-11-02', '2026-11-03']]);
    await user.click(screen.getByRole('button', { name: 'Zhbëj' }));
    expect(await screen.findByText('Pushimi u kthye siç ishte.')).toBeVisible();
    expect(await datesOf(arta)).toEqual([['annual', '2026-11-02', '2026-11-06']]);
  });

  it('asks whether a maternity leave after a gap is a new birth, and books what is answered', async () => {
    await book(arta, LeaveType.maternity, '2026-06-01', '2026-07-31');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cakto pushim' }));
    const form = await screen.findByRole('dialog');
    await user.click(within(form).getByRole('combobox', { name: 'Lloji' }));
    await user.click(await screen.findByTitle('I lehonisë'));
    await typeDates(user, '02.11.2026', '30.04.2027');
    const question = await within(form).findByRole('combobox', {
      name: 'Vazhdon lehoninë e filluar më 01.06.2026?',
    });
    await user.click(within(form).getByRole('button', { name: 'Cakto pushimin' }));
    expect(await within(form).findByText('Thoni nëse ka një lindje të re.')).toBeVisible();
    await user.click(question);
    await user.click(await screen.findByTitle('Jo, është lindje e re'));
    await user.click(within(form).getByRole('button', { name: 'Cakto pushimin' }));
    expect(await screen.findByText('Pushimi u ruajt.')).toBeVisible();
    expect((await leaveOf(arta)).map(({ from, newBirth }) => [from, newBirth])).toEqual([
      ['2026-11-02', true],
      ['2026-06-01', false],
    ]);
  });

  it('is deleted after a question, and brought back by undo', async () => {
    await book(arta, annual, '2026-11-02', '2026-11-06');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Fshij pushimin nga 02.11.2026' }));
    const question = await screen.findByRole('dialog', {
      name: 'A ta fshij pushimin e Arta Krasniqi, 02.11.2026 – 06.11.2026 (Vjetor)?',
    });
    await user.click(within(question).getByRole('button', { name: 'Fshij pushimin' }));
    expect(await screen.findByText('Pushimi u fshi.')).toBeVisible();
    expect(await screen.findByText('Ende nuk ka pushime')).toBeVisible();
    expect(await datesOf(arta)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Zhbëj' }));
    await waitFor(async () => expect(await datesOf(arta)).toEqual([['annual', '2026-11-02', '2026-11-06']]));
  });
});

describe('booking for a person', () => {
  it('says what it costs while it is typed, and warns without refusing', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cakto pushim' }));
    expect(await screen.findByText(/Zgjidhni punonjësin dhe ditët/)).toBeVisible();
    const form = await typeDates(user, '21.12.2026', '08.01.2027');
    expect(
      await within(form).findByText('11 ditë pune, 4 festa, 12 mbeten në 2026, 17 mbeten në 2027'),
    ).toBeVisible();
    await typeDates(user, '19.10.2026', '20.10.2026');
    expect(
      await within(form).findByText(/Kërkesa vjen më pak se 15 ditë para fillimit \(neni 37\)/),
    ).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Cakto pushimin' }));
    expect(await screen.findByText('Pushimi u ruajt.')).toBeVisible();
    expect(await screen.findByRole('button', { name: '19.10.2026 – 20.10.2026' })).toBeVisible();
  });

  it.each([
    {
      language: 'sq' as const,
      warning: 'Zgjidhni datën e fillimit dhe të mbarimit.',
      words: ['Cakto pushim', 'Cakto pushimin', 'Lloji'] as const,
      types: ['Vjetor', 'Mjekësor', 'I lehonisë', 'I veçantë'],
    },
    {
      language: 'en' as const,
      warning: 'Choose the start and the end date.',
      words: ['Book leave', 'Book the leave', 'Type'] as const,
      types: ['Annual', 'Medical', 'Maternity', 'Special'],
    },
  ])(
    'asks for both dates, and offers women all four types, men three, in $language',
    async ({ language, warning, words: [opens, submits, type], types }) => {
      const { user, unmount } = await open(arta, language);
      const offered = async () => {
        await user.click(await screen.findByRole('combobox', { name: type }));
        return [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);
      };
      await user.click(await screen.findByRole('button', { name: opens }));
      await user.click(await screen.findByRole('button', { name: submits }));
      expect(await screen.findAllByText(warning)).toHaveLength(2);
      expect(await offered()).toEqual(types);
      expect(await datesOf(arta)).toEqual([]);
      unmount();
      await open(drin, language);
      await user.click(await screen.findByRole('button', { name: opens }));
      expect(await offered()).toEqual(types.filter((_, at) => at !== LeaveType.maternity));
    },
  );

  it('takes special leave for a reason of the law, limited for its event, and shows the reason', async () => {
    const { user } = await open(drin);
    await user.click(await screen.findByRole('button', { name: 'Cakto pushim' }));
    expect(screen.queryByRole('combobox', { name: 'Arsyeja' })).toBeNull();
    await user.click(await screen.findByRole('combobox', { name: 'Lloji' }));
    await user.click(await screen.findByTitle('I veçantë'));
    await user.click(await screen.findByRole('combobox', { name: 'Arsyeja' }));
    await user.click(await screen.findByTitle('Lindje e fëmijës (neni 39)'));
    const form = await typeDates(user, '02.11.2026', '05.11.2026');
    expect(await within(form).findByText('4 ditë pune, mbeten 0 nga 3 për këtë rast')).toBeVisible();
    expect(await within(form).findByText('Ligji jep më pak ditë për këtë arsye.')).toBeVisible();
    await typeDates(user, '02.11.2026', '04.11.2026');
    await user.click(within(form).getByRole('button', { name: 'Cakto pushimin' }));
    expect(await screen.findByText('Pushimi u ruajt.')).toBeVisible();
    expect(await screen.findByText('Lindje e fëmijës')).toBeVisible();
    expect(await leaveOf(drin)).toMatchObject([{ type: 'special', reason: 'childBirth' }]);
  });

  it('gives annual days back for a sick leave once the person says so', async () => {
    await book(arta, annual, '2026-11-02', '2026-11-06');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cakto pushim' }));
    await user.click(await screen.findByRole('combobox', { name: 'Lloji' }));
    await user.click(await screen.findByTitle('Mjekësor'));
    const form = await typeDates(user, '05.11.2026', '06.11.2026');
    await user.click(await within(form).findByRole('checkbox', { name: /Kthe 2 ditë|Pushimi vjetor/ }));
    await user.click(within(form).getByRole('button', { name: 'Cakto pushimin' }));
    await waitFor(async () =>
      expect(await datesOf(arta)).toEqual([
        ['medical', '2026-11-05', '2026-11-06'],
        ['annual', '2026-11-02', '2026-11-04'],
      ]),
    );
    expect(medical).toBe(1);
  });
});
