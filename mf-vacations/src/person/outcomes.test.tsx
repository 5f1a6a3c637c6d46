import { getEmployeeVacations, storeVacation, updateVacation } from '@paga/contract/leave';
import { LeaveType, RoleId } from '@paga/contract/shapes';
import type { Language } from '@paga/kit';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { pasteOver } from '@paga/testing/paste';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeeLeaveCard } from './employee-leave.card.tsx';

// Page 5's table of outcomes, in both languages: what is typed, and what stands at the field.
const WORDS = {
  sq: {
    book: 'Cakto pushim',
    submit: 'Cakto pushimin',
    from: 'Prej',
    to: 'Deri',
    save: 'Ruaj',
    edit: /^Ndrysho pushimin/,
    remove: /^Fshij pushimin nga/,
    confirm: 'Fshij pushimin',
    undo: 'Zhbëj',
    overNewYear: '11 ditë pune, 4 festa, 12 mbeten në 2026, 17 mbeten në 2027',
    question: 'A ta fshij pushimin e Arta Krasniqi, 02.11.2026 – 06.11.2026 (Vjetor)?',
    cannotApply: 'Nuk mund të aplikohet për këto data.',
    cannotSave: 'Pushimi nuk mund të ruhet.',
    exists: 'Ka tashmë një pushim në këto data.',
    closed: 'Periudha është e mbyllur. Hapeni përsëri para se ta ndryshoni.',
    conflict: 'U ndryshua ndërkohë. Rifreskoni dhe provoni përsëri.',
    endBeforeStart: 'Mbarimi është para fillimit.',
    outsideContract: 'Punonjësi nuk ka kontratë në këto ditë.',
    noWorkingDays: 'Në këto data nuk ka asnjë ditë pune.',
    tooLong: 'Pushimi është më i gjatë se sa lejohet.',
    beyondBalance: 'Nuk mbeten aq ditë.',
    saved: 'Pushimi u ruajt.',
    edited: 'Pushimi u ndryshua.',
    deleted: 'Pushimi u fshi.',
    restored: 'Pushimi u kthye siç ishte.',
    shortNotice: /Kërkesa vjen më pak se 15 ditë para fillimit \(neni 37\)/,
    noUnbrokenPart: /10 ditë pune të pandërprera \(neni 37\)/,
    firstSixMonths: /gjashtë muajve të parë të punës/,
  },
  en: {
    book: 'Book leave',
    submit: 'Book the leave',
    from: 'From',
    to: 'To',
    save: 'Save',
    edit: /^Change the leave/,
    remove: /^Delete the leave from/,
    confirm: 'Delete the leave',
    undo: 'Undo',
    overNewYear: '11 working days, 4 public holidays, 12 left in 2026, 17 left in 2027',
    question: 'Delete the leave of Arta Krasniqi, 02.11.2026 – 06.11.2026 (Annual)?',
    cannotApply: 'Leave cannot be applied for on these dates.',
    cannotSave: 'The leave cannot be saved.',
    exists: 'There is leave on these dates already.',
    closed: 'The month is closed. Reopen it before you change it.',
    conflict: 'It was changed in the meantime. Reload and try again.',
    endBeforeStart: 'The end is before the start.',
    outsideContract: 'The employee has no contract on these days.',
    noWorkingDays: 'There is no working day on these dates.',
    tooLong: 'The leave is longer than allowed.',
    beyondBalance: 'There are not that many days left.',
    saved: 'The leave was saved.',
    edited: 'The leave was changed.',
    deleted: 'The leave was deleted.',
    restored: 'The leave is as it was.',
    shortNotice: /The request comes less than 15 days before it starts \(art. 37\)/,
    noUnbrokenPart: /no part of the year's leave has 10 unbroken working days \(art. 37\)/,
    firstSixMonths: /within the first six months of work/,
  },
} as const;

const { annual, medical } = LeaveType;
let server: HttpTestServer;
let company: TestCompany;
let arta: number;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
  [arta = 0] = await createdEmployees(server.as(company.admin), company, { contractStarted: '2026-06-01' });
});

const book = (from: string, to: string, type: typeof annual | typeof medical = annual) =>
  server
    .as(company.admin)
    .call(storeVacation, { body: { tenantId: company.id, employeeId: arta, type, from, to } });
const entries = async () =>
  (await server.as(company.admin).call(getEmployeeVacations, { params: { id: arta }, query: {} })).body
    .vacations;
const datesOf = async () => (await entries()).map(({ from, to }) => `${from} ${to}`);
const open = (language: Language, as = company.user) =>
  renderScreen(<EmployeeLeaveCard employeeId={arta} />, { as, language });

async function typeDates(
  user: RenderedScreen['user'],
  labels: { from: string; to: string },
  days: [string, string],
) {
  const form = await screen.findByRole('dialog');
  for (const [label, value] of [
    [labels.from, days[0]],
    [labels.to, days[1]],
  ] as const) {
    const field = within(form).getByRole('textbox', { name: label });
    await pasteOver(user, field, value);
  }
  return form;
}

describe.each(['sq', 'en'] as const)('the outcomes of a booking, in %s', (language) => {
  const words = WORDS[language];

  it('are each shown at the field: dates, type, the same dates, a closed month', async () => {
    await book('2026-12-14', '2026-12-15', medical);
    const { user } = await open(language);
    await user.click(await screen.findByRole('button', { name: words.book }));
    const form = await screen.findByRole('dialog');
    const refusals: [string, string, string][] = [
      ['06.11.2026', '02.11.2026', `${words.cannotApply} ${words.endBeforeStart}`],
      ['25.05.2026', '02.06.2026', `${words.cannotApply} ${words.outsideContract}`],
      ['07.11.2026', '08.11.2026', `${words.cannotApply} ${words.noWorkingDays}`],
      ['02.11.2026', '02.11.2027', `${words.cannotApply} ${words.tooLong}`],
      ['02.11.2026', '02.11.2029', words.tooLong],
      ['02.11.2026', '11.12.2026', `${words.cannotApply} ${words.beyondBalance}`],
      ['14.12.2026', '14.12.2026', words.exists],
    ];
    for (const [from, to, text] of refusals) {
      await typeDates(user, words, [from, to]);
      await user.click(within(form).getByRole('button', { name: words.submit }));
      expect(await within(form).findByText(text)).toBeVisible();
    }
    await typeDates(user, words, ['21.12.2026', '08.01.2027']);
    expect(await within(form).findByText(words.overNewYear)).toBeVisible();
    // What only somebody else's change in between brings about: the type is not hers any more, the month is closed.
    await typeDates(user, words, ['02.11.2026', '06.11.2026']);
    for (const [code, text] of [
      ['VACATION_CANNOT_SAVE', words.cannotSave],
      ['PERIOD_CLOSED', words.closed],
    ] as const) {
      faults.next('storeVacation', code);
      await user.click(within(form).getByRole('button', { name: words.submit }));
      expect(await within(form).findByText(text)).toBeVisible();
    }
    expect(await datesOf()).toEqual(['2026-12-14 2026-12-15']);
  });

  it('warn without refusing, and what is saved, changed and deleted is named', async () => {
    await book('2026-06-02', '2026-06-12');
    const { user } = await open(language);
    await user.click(await screen.findByRole('button', { name: words.book }));
    const form = await typeDates(user, words, ['19.10.2026', '23.10.2026']);
    for (const warning of [words.shortNotice, words.noUnbrokenPart, words.firstSixMonths])
      expect(await within(form).findByText(warning)).toBeVisible();
    await user.click(within(form).getByRole('button', { name: words.submit }));
    expect(await screen.findByText(words.saved)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click((await screen.findAllByRole('button', { name: words.edit }))[0] as HTMLElement);
    const window = await typeDates(user, words, ['19.10.2026', '22.10.2026']);
    const [stored] = await entries();
    const theirs = { type: annual, from: '2026-10-19', to: '2026-10-21' };
    await server.as(company.admin).call(updateVacation, { params: { id: stored?.id ?? 0 }, body: theirs });
    await user.click(within(window).getByRole('button', { name: words.save }));
    expect(await within(window).findByText(words.conflict)).toBeVisible();
    await user.keyboard('{Escape}');
  });

  it('names a change, after which the list is fresh', async () => {
    await book('2026-11-02', '2026-11-06');
    const { user } = await open(language);
    await user.click(await screen.findByRole('button', { name: words.edit }));
    const form = await typeDates(user, words, ['02.11.2026', '04.11.2026']);
    await user.click(within(form).getByRole('button', { name: words.save }));
    expect(await screen.findByText(words.edited)).toBeVisible();
    expect(await screen.findByText(/04\.11\.2026/)).toBeVisible();
    expect(await datesOf()).toEqual(['2026-11-02 2026-11-04']);
  });

  it('asks before a deletion, which undo takes back', async () => {
    await book('2026-11-02', '2026-11-06');
    const { user } = await open(language);
    await user.click(await screen.findByRole('button', { name: words.remove }));
    const question = await screen.findByRole('dialog', { name: words.question });
    await user.click(within(question).getByRole('button', { name: words.confirm }));
    expect(await screen.findByText(words.deleted)).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.undo }));
    expect(await screen.findByText(words.restored)).toBeVisible();
    expect(await datesOf()).toEqual(['2026-11-02 2026-11-06']);
  });
});

it('is offered to every role of the company', async () => {
  for (const roleId of [RoleId.companyAdmin, RoleId.companyManager, RoleId.companyUser]) {
    const person = await server.user({ roleId, companies: [company.id] });
    const { unmount } = await open('sq', person);
    expect(await screen.findByRole('button', { name: WORDS.sq.book })).toBeVisible();
    unmount();
  }
});
