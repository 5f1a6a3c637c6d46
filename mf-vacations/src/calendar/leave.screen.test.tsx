import { createSector } from '@paga/contract/employees/sectors';
import { getPreferences } from '@paga/contract/identity/preferences';
import { getEmployeeVacations, type LeaveTypeId, storeVacation } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { axeFinds } from '@paga/testing/axe-finds';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { pasteOver } from '@paga/testing/paste';
import { type RenderedScreen, renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { LeaveScreen } from './leave.screen.tsx';

let server: HttpTestServer;
let company: TestCompany;
let arta: number;
let drin: number;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
  const people = [{}, { firstName: 'Drin', gender: Gender.male }];
  [arta = 0, drin = 0] = await createdEmployees(server.as(company.admin), company, ...people);
});

const book = (employeeId: number, type: LeaveTypeId, from: string, to: string) =>
  server
    .as(company.admin)
    .call(storeVacation, { body: { tenantId: company.id, employeeId, type, from, to } });
const leaveOf = async (id: number) =>
  (
    await server.as(company.admin).call(getEmployeeVacations, { params: { id }, query: {} })
  ).body.vacations.map(({ type, from, to, workingDays }) => [type, from, to, workingDays]);
const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(<LeaveScreen />, {
    as: company.user,
    path: '/holidays?view=month&date=2026-11-10',
    ...options,
  });
// The library shows bars once it has measured them, which nothing does here: they are found by their text.
const bars = () => [...document.querySelectorAll<HTMLElement>('.leave-bar')];
const barOf = (text: string) =>
  waitFor(
    () =>
      bars().find(({ textContent }) => textContent === text) ??
      Promise.reject(new Error(`no bar ${text}: ${bars().map((bar) => bar.textContent)}`)),
  );
const day = (date: string): HTMLElement => {
  const cell = document.querySelector<HTMLElement>(`[role=gridcell][data-date="${date}"]`);
  if (!cell) throw new Error(`no cell of ${date}`);
  return cell;
};

describe('the calendar of leave', () => {
  it('shows leave as bars with the letter of its type, public holidays and days off; a click on a bar opens it', async () => {
    await book(arta, LeaveType.annual, '2026-11-02', '2026-11-06');
    await book(drin, LeaveType.medical, '2026-11-04', '2026-11-04');
    const { user, container } = await open({ path: '/holidays?view=month&date=2026-11-10' });
    const bar = await barOf('VArta KrasniqiVjetor');
    expect(bar).toHaveClass('leave-bar-green');
    expect(await barOf('MDrin KrasniqiMjekësor')).toHaveClass('leave-bar-orange');
    expect(day('2026-11-07')).toHaveClass('leave-day-off');
    expect(day('2026-11-06')).not.toHaveClass('leave-day-off');
    expect(screen.getByRole('heading', { name: 'Nëntor 2026' })).toBeVisible();
    expect(await axeFinds(container)).toEqual([]);
    await user.click(bar);
    const window = await screen.findByRole('dialog', { name: /Pushimi: Arta Krasniqi/ });
    expect(within(window).getByRole('textbox', { name: 'Deri' })).toHaveValue('06.11.2026');
    expect(window).toHaveTextContent('5 ditë pune');
  });

  it('moves by keyboard over days and months, chooses days with Shift and books them with Enter', async () => {
    const { user, address } = await open();
    await screen.findByRole('grid');
    day('2026-11-10').focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{Home}');
    expect(day('2026-11-16')).toHaveFocus();
    await user.keyboard('{End}{PageDown}');
    await waitFor(() => expect(day('2026-12-22')).toHaveFocus());
    expect(address()).toContain('date=2026-12-22');
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(
      screen.getByText('Të zgjedhura: 23.12.2026 deri 25.12.2026, 3 ditë. Enter cakton pushim.'),
    ).toBeInTheDocument();
    expect(day('2026-12-24')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    const window = await screen.findByRole('dialog', { name: 'Cakto pushim' });
    await user.click(within(window).getByRole('combobox', { name: 'Punonjësi' }));
    await user.click(await screen.findByTitle('Drin Krasniqi'));
    expect(await within(window).findByText('2 ditë pune, 1 festë, 18 mbeten')).toBeVisible();
    expect(window).toHaveTextContent('25.12.2026 Krishtlindjet');
    // Enter in a date takes the date and saves nothing; Ctrl+Enter saves.
    within(window).getByRole('textbox', { name: 'Deri' }).focus();
    await user.keyboard('{Enter}');
    expect(within(window).getByRole('button', { name: 'Cakto pushimin' })).toBeEnabled();
    expect(await leaveOf(drin)).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Pushimi u ruajt.')).toBeVisible();
    expect(await barOf('VDrin KrasniqiVjetor')).toBeInTheDocument();
    expect(await leaveOf(drin)).toEqual([['annual', '2026-12-23', '2026-12-25', 2]]);
    const drinInList = screen.getByRole('button', { name: /Drin Krasniqi.*18 ditë/ });
    expect(drinInList).toBeVisible();
  });

  it.each([
    {
      language: 'sq' as const,
      letters: 'VMLÇ',
      types: ['Vjetor', 'Mjekësor', 'I lehonisë', 'I veçantë'],
      week: 'Hë Ma Më En Pr Sh Di',
      views: {
        week: 'Javë',
        day: 'Ditë',
        list: 'Listë',
        nextWeek: 'Java tjetër',
        away: 'Pushimet e këtyre ditëve',
        month: 'Pushimet e muajit',
        nobody: 'Në këto ditë askush nuk është në pushim.',
      },
    },
    {
      language: 'en' as const,
      letters: 'AMTS',
      types: ['Annual', 'Medical', 'Maternity', 'Special'],
      week: 'Mo Tu We Th Fr Sa Su',
      views: {
        week: 'Week',
        day: 'Day',
        list: 'List',
        nextWeek: 'Next week',
        away: 'Leave of these days',
        month: 'Leave of the month',
        nobody: 'Nobody is on leave on these days.',
      },
    },
  ])(
    'shows month, week, day and list from Monday, each type by colour and letter, its last day included, in $language',
    async ({ language, letters, types, week, views }) => {
      await book(arta, LeaveType.annual, '2026-11-02', '2026-11-06');
      await book(drin, LeaveType.medical, '2026-11-04', '2026-11-04');
      await book(arta, LeaveType.maternity, '2026-11-09', '2026-11-13');
      await book(drin, LeaveType.special, '2026-11-12', '2026-11-12');
      const { user, address } = await open({ language });
      const text = (at: number) => `${letters[at]}${at % 2 ? 'Drin' : 'Arta'} Krasniqi${types[at]}`;
      for (const [at, colour] of ['green', 'orange', 'blue', 'red'].entries())
        expect(await barOf(text(at))).toHaveClass(`leave-bar-${colour}`);
      const heads = screen.getAllByRole('columnheader');
      expect(heads.map(({ lastChild }) => lastChild?.textContent).join(' ')).toBe(week);
      const view = async (name: string, heading: string) => {
        await user.click(screen.getByRole('radio', { name }));
        expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
      };
      await view(views.week, '09.11.2026 – 15.11.2026');
      const away = await screen.findByRole('table', { name: views.away });
      expect(
        within(away).getByRole('row', { name: /^Drin Krasniqi.* 12\.11\.2026 12\.11\.2026 1 20$/ }),
      ).toBeVisible();
      await user.click(screen.getByRole('button', { name: views.nextWeek }));
      expect(await screen.findByRole('heading', { name: '16.11.2026 – 22.11.2026' })).toBeVisible();
      await waitFor(() => expect(bars()).toEqual([]));
      expect(await screen.findByText(views.nobody)).toBeVisible();
      await view(views.day, '17.11.2026');
      await user.click(screen.getByRole('radio', { name: views.list }));
      const list = await screen.findByRole('table', { name: views.month });
      const rows = within(list).getAllByRole('row').slice(1);
      expect(rows.map(({ textContent }) => textContent)).toEqual([
        `Arta Krasniqi${types[0]}02.11.202606.11.20265`,
        `Drin Krasniqi${types[1]}04.11.202604.11.20261`,
        `Arta Krasniqi${types[2]}09.11.202613.11.20265`,
        `Drin Krasniqi${types[3]}12.11.202612.11.20261`,
      ]);
      expect(address()).toBe('/holidays?view=list&date=2026-11-17');
      await user.click(within(list).getByText('09.11.2026'));
      expect(await screen.findByRole('dialog', { name: /Arta Krasniqi/ })).toBeVisible();
    },
  );

  it('says that nobody is away, that a company has no employees yet, and offers to try again when the leave cannot be loaded', async () => {
    faults.next('getVacationCalendar', 500);
    const { user: reader } = await server.company({ name: 'Drini' });
    const { user } = await open({ as: reader, path: '/holidays?view=list&date=2026-11-10' });
    await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
    expect(await screen.findByText('Në këtë muaj askush nuk është në pushim.')).toBeVisible();
    expect(await screen.findByText('Ende nuk ka punonjës')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Shko te punonjësit' })).toHaveAttribute('href', '/employees');
  });
});

describe('the wall chart', () => {
  /** Administration with Besa and Zana, production with Zana; Arta and Drin of `beforeEach` are in no sector. */
  const withSectors = async () => {
    const admin = server.as(company.admin);
    const sectors: number[] = [];
    for (const name of ['Administrata', 'Prodhimi'])
      sectors.push((await admin.call(createSector, { body: { tenantId: company.id, name } })).body.id);
    const [administration = 0, production = 0] = sectors;
    const numbers = ['1763855925', '1008167059'];
    const [besa = 0, zana = 0] = await createdEmployees(
      admin,
      company,
      { firstName: 'Besa', sectors: [{ id: administration }], personalNumber: numbers[0] },
      {
        firstName: 'Zana',
        sectors: [{ id: administration }, { id: production }],
        personalNumber: numbers[1],
      },
    );
    return { production, besa, zana };
  };
  const chart = () => screen.findByRole('grid', { name: /^(Tabela e ekipit|Wall chart)/ });
  const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const cell = () => document.querySelector<HTMLElement>('[data-wall-cell]') as HTMLElement;

  it('shows people below their sectors, counts who is away and marks days over the share, which is remembered', async () => {
    const { besa } = await withSectors();
    await book(besa, LeaveType.annual, '2026-11-02', '2026-11-04');
    const { user, container, address } = await open({ path: '/holidays?view=wall&date=2026-11-10' });
    const grid = await chart();
    await waitFor(() =>
      expect(heads()).toEqual([
        'Mungojnë',
        ...['Administrata (2)', 'Besa Krasniqi', 'Zana Krasniqi'],
        ...['Prodhimi (1)', 'Zana Krasniqi'],
        ...['Pa sektor (2)', 'Arta Krasniqi', 'Drin Krasniqi'],
      ]),
    );
    expect(await within(grid).findByRole('gridcell', { name: 'Vjetor' })).toHaveClass('leave-bar-green');
    const counts = () => within(within(grid).getAllByRole('row')[1] as HTMLElement).getAllByRole('gridcell');
    expect(
      counts()
        .slice(0, 5)
        .map(({ textContent }) => textContent?.slice(0, 1)),
    ).toEqual(['', '1', '1', '1', '']);
    expect(counts()[1]).toHaveClass('wall-count-marked');
    expect(counts()[1]).toHaveAttribute('title', 'më shumë se pjesa e zgjedhur: Administrata');
    expect(await axeFinds(container)).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: /^Pjesa e sektorit/ }), '50%');
    await waitFor(() => expect(counts()[1]).not.toHaveClass('wall-count-marked'));
    await waitFor(async () =>
      expect((await server.as(company.user).call(getPreferences, {})).body.preferences.holidays).toEqual({
        share: 50,
      }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sektori' }), 'Prodhimi');
    expect(heads()).toEqual(['Mungojnë', 'Zana Krasniqi']);
    await user.click(screen.getByRole('checkbox', { name: 'Vetëm kush mungon' }));
    expect(await screen.findByText('Në këto ditë askush nuk mungon')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sektori' }), 'Të gjithë sektorët');
    await waitFor(() => expect(heads()).toEqual(['Mungojnë', 'Administrata (2)', 'Besa Krasniqi']));
    expect(address()).toContain('away=1');
  });

  it('is used by keyboard: moves over people and days, into the next month, opens leave and books free days', async () => {
    const { besa, zana } = await withSectors();
    await book(besa, LeaveType.annual, '2026-11-09', '2026-11-11');
    const { user, address } = await open({ path: `/holidays?view=wall&date=2026-11-10&person=${besa}` });
    await chart();
    await screen.findByRole('gridcell', { name: 'Vjetor' });
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const onLeave =
      'Besa Krasniqi, e martë, 10 nëntor 2026, Vjetor 09.11.2026 – 11.11.2026, mungojnë 1 nga 4';
    expect(said()).toContain(`${onLeave}, më shumë se pjesa e zgjedhur: Administrata`);
    cell().focus();
    await user.keyboard('{Enter}');
    const entry = await screen.findByRole('dialog', { name: /Pushimi: Besa Krasniqi/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(entry).not.toBeInTheDocument());
    cell().focus();
    await user.keyboard('{ArrowDown}{End}{ArrowRight}');
    await waitFor(() => expect(cell()).toHaveAttribute('data-wall-cell', '2026-12-01'));
    expect(address()).toContain('date=2026-12-01');
    expect(cell()).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    expect(cell()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    const booking = await screen.findByRole('dialog', { name: 'Pushim për Zana Krasniqi' });
    expect(await within(booking).findByText('2 ditë pune, 18 mbeten')).toBeVisible();
    await user.click(within(booking).getByRole('button', { name: 'Cakto pushimin' }));
    expect(await screen.findByText('Pushimi u ruajt.')).toBeVisible();
    expect(await leaveOf(zana)).toEqual([['annual', '2026-12-02', '2026-12-03', 2]]);
    await user.click(screen.getByRole('button', { name: 'Zhbëj' }));
    expect(await screen.findByText('Pushimi u fshi.')).toBeVisible();
    expect(await leaveOf(zana)).toEqual([]);
  });

  it('shows a year with its months, in English; a drag books, a name opens the person, and failing is said', async () => {
    await book(drin, LeaveType.medical, '2026-06-01', '2026-06-05');
    faults.next('getLeavePeople', 500);
    const { user } = await open({ path: '/holidays?view=year&date=2026-11-10', language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    const grid = await chart();
    expect(screen.getByRole('heading', { name: '2026' })).toBeVisible();
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(13);
    expect(await within(grid).findByText('up to 1')).toBeVisible();
    expect(grid).toHaveAttribute('aria-colcount', '366');
    expect(await axeFinds(document.body)).toEqual([]);
    const target = within(grid).getByRole('gridcell', { name: 'Medical' }).parentElement as HTMLElement;
    // Nothing has a place here: the row is as wide as it has days.
    target.getBoundingClientRect = () => ({ left: 0, width: 365 }) as DOMRect;
    const on = (clientX: number) => ({ target, coords: { clientX } });
    await user.pointer(on(151.5));
    expect(target.title).toBe(
      'Drin Krasniqi, Monday, 1 June 2026, Medical 01.06.2026 – 05.06.2026, 1 of 2 away, more than the set share',
    );
    await user.pointer([
      { keys: '[MouseLeft>]', ...on(10.5) },
      on(12.5),
      { keys: '[/MouseLeft]', ...on(12.5) },
    ]);
    const booking = await screen.findByRole('dialog', { name: 'Leave for Drin Krasniqi' });
    expect(within(booking).getByRole('textbox', { name: 'From' })).toHaveValue('11.01.2026');
    expect(within(booking).getByRole('textbox', { name: 'To' })).toHaveValue('13.01.2026');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(booking).not.toBeInTheDocument());
    await user.pointer([{ keys: '[TouchA]', ...on(152.5) }]);
    expect(await screen.findByRole('dialog', { name: /Leave: Drin Krasniqi/ })).toHaveTextContent(
      '5 working days',
    );
    await user.keyboard('{Escape}');
    await user.click(within(grid).getByRole('button', { name: 'Drin Krasniqi', hidden: true }));
    expect(await screen.findByRole('table', { name: 'Days of 2026' })).toBeVisible();
  });

  it('stands in the booking window with those of the sector who are away', async () => {
    const { besa, zana } = await withSectors();
    await book(zana, LeaveType.medical, '2026-11-11', '2026-11-11');
    const { user } = await open({ path: `/holidays?view=wall&date=2026-11-10&person=${besa}` });
    await chart();
    await screen.findAllByRole('gridcell', { name: 'Mjekësor' });
    cell().focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
    const booking = await screen.findByRole('dialog', { name: 'Pushim për Besa Krasniqi' });
    const sector = await within(booking).findByRole('grid', { name: 'Kush mungon nga sektori' });
    expect(
      within(sector)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mungojnë', 'Zana Krasniqi', 'Besa Krasniqi']);
    expect(within(sector).getByRole('gridcell', { name: 'Mjekësor' })).toHaveAttribute('aria-colindex', '4');
    expect(within(sector).getAllByRole('columnheader')).toHaveLength(8);
    expect(await axeFinds(booking)).toEqual([]);
  });
});

describe('company leave', () => {
  const typing =
    (user: RenderedScreen['user'], window: HTMLElement) => async (label: string, value: string) => {
      const field = within(window).getByRole('textbox', { name: label });
      await pasteOver(user, field, value);
    };
  const others = (count: number) =>
    createdEmployees(
      server.as(company.admin),
      company,
      ...Array.from({ length: count }, (_, at) => ({
        firstName: `Besa ${at + 1}`,
        personalNumber: `8${String(at).padStart(9, '0')}`,
      })),
    );

  it('is booked for several at once, or for nobody, with those who refuse it and why', async () => {
    await book(drin, LeaveType.annual, '2026-12-31', '2026-12-31');
    await others(20);
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cakto pushim' }));
    const window = await screen.findByRole('dialog', { name: 'Cakto pushim' });
    await user.click(within(window).getByRole('button', { name: 'Disa njëherësh' }));
    await user.click(await within(window).findByRole('button', { name: 'Të gjithë (22)' }));
    const typed = typing(user, window);
    await typed('Prej', '28.12.2026');
    await typed('Deri', '31.12.2026');
    await user.click(within(window).getByRole('button', { name: 'Cakto pushimin' }));
    expect(
      await within(window).findByText('Drin Krasniqi: Punonjësi ka tashmë një pushim në këto data.'),
    ).toBeVisible();
    expect(await leaveOf(arta)).toEqual([]);
    await typed('Deri', '30.12.2026');
    expect(await within(window).findByText('3 ditë pune për secilin nga 22 punonjës')).toBeVisible();
    const left = await within(window).findByRole('table', { name: 'Ditët e mbetura të secilit' });
    const rows = within(left).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(20);
    expect(rows[0]).toHaveTextContent('Drin Krasniqi1916');
    expect(within(window).getByText('2 punonjës të tjerë kanë nga 20 ditë ose më shumë.')).toBeVisible();
    await user.click(within(window).getByRole('button', { name: 'Cakto pushimin' }));
    expect(await screen.findByText('Pushimi u ruajt për 22 punonjës.')).toBeVisible();
    await waitFor(() => expect(address()).toContain('date=2026-12-28'));
    expect(await leaveOf(arta)).toEqual([['annual', '2026-12-28', '2026-12-30', 3]]);
    expect(await leaveOf(drin)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Zhbëj' }));
    expect(await screen.findByText('Pushimi i 22 punonjësve u fshi përsëri.')).toBeVisible();
    expect(await leaveOf(arta)).toEqual([]);
    expect(await leaveOf(drin)).toHaveLength(1);
  });

  it('says in English too who has not enough days left, what was saved, and that it was undone', async () => {
    await others(20);
    const { user } = await open({ language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Book leave' }));
    const window = await screen.findByRole('dialog', { name: 'Book leave' });
    await user.click(within(window).getByRole('button', { name: 'Several employees' }));
    await user.click(await within(window).findByRole('button', { name: 'Everyone (22)' }));
    const typed = typing(user, window);
    await typed('From', '02.11.2026');
    await typed('To', '11.12.2026');
    expect(await within(window).findAllByText('not enough')).toHaveLength(20);
    expect(within(window).getByText('2 more employees have 20 days or more each.')).toBeVisible();
    await user.click(within(window).getByRole('button', { name: 'Book the leave' }));
    expect(
      await within(window).findByText('Drin Krasniqi: There are not that many days left.'),
    ).toBeVisible();
    await typed('To', '04.11.2026');
    await user.click(within(window).getByRole('button', { name: 'Book the leave' }));
    expect(await screen.findByText('The leave was saved for 22 employees.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The leave of 22 employees was deleted again.')).toBeVisible();
    expect([await leaveOf(arta), await leaveOf(drin)]).toEqual([[], []]);
  });
});
