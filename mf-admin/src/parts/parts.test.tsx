import { type FailureReport, reportFailure, reportVisit } from '@paga/contract/remotes';
import { findsIn } from '@paga/testing/every-setting';
import { bridge, faults, HttpResponse, http } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { PartsScreen } from './parts.screen.tsx';

const FRAME = 'remotes/payroll/0.1.0-new/salary-table.0123456789.js:1:234';
const THREW: FailureReport = {
  ...{ remote: 'payroll', version: '0.1.0-new', kind: 'RENDER_THREW' },
  ...{ error: 'TypeError', message: 'not a function', frames: [FRAME] },
};

let server: HttpTestServer;
beforeAll(async () => {
  server = await startHttpServer();
  const { admin, user } = await server.company();
  for (const person of [admin, admin, user]) await server.as(person).call(reportFailure, { body: THREW });
  await server.as(undefined).call(reportFailure, {
    body: { ...THREW, kind: 'TIMEOUT', error: null, message: null, frames: [] },
  });
  const parts = [{ remote: 'payroll', version: '0.1.0-new', lcp: 3_000, inp: 40, cls: 0.5 }];
  await server.as(user).call(reportVisit, { body: { parts } });
});

const opened = async (language: 'sq' | 'en' = 'en') =>
  renderScreen(<PartsScreen />, { as: await server.superAdmin(), path: '/parts', language });
const partOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);

test('shows of each part what runs, what failed, whom it met and how fast it is; a remote without a name of ours by its own', async () => {
  await opened();
  const payroll = await partOf('Salaries');
  for (const text of [
    '0.1.0-new',
    'Last good one: 0.1.0-old',
    '4 failures in 24 hours',
    '2.88 s',
    '44 ms',
    '0.48',
  ])
    expect(payroll.getAllByText(text)[0]).toBeVisible();
  expect(payroll.getByText('4 in 24 hours, 4 in 7 days')).toBeVisible();
  for (const word of ['fair', 'good', 'poor']) expect(payroll.getByText(word)).toBeVisible();
  const row = within(payroll.getByText('Failed while it was shown').closest('tr') as HTMLElement);
  expect(row.getByText('TypeError: not a function')).toBeVisible();
  expect(
    row
      .getAllByRole('cell')
      .slice(1, 4)
      .map((cell) => cell.textContent),
  ).toEqual(['3', '2', '0']);
  const late = within(payroll.getByText('Did not load in time').closest('tr') as HTMLElement);
  expect(
    late
      .getAllByRole('cell')
      .slice(1, 4)
      .map((cell) => cell.textContent),
  ).toEqual(['0', '0', '1']);
  const sixth = await partOf('sixth');
  expect(sixth.getByText('No failure in the last 30 days.')).toBeVisible();
  expect(sixth.getByText('No visit was measured in the last 7 days.')).toBeVisible();
});

test('opens a failure to its places in the code, and says when it names none or they cannot be loaded', async () => {
  const { user } = await opened();
  const payroll = await partOf('Salaries');
  await user.click(payroll.getByRole('button', { name: 'Places in the code: Failed while it was shown' }));
  const stack = within(await payroll.findByRole('list', { name: 'Places in the code' }));
  expect(stack.getByText(FRAME)).toBeVisible();
  const late = payroll.getByRole('button', { name: 'Places in the code: Did not load in time' });
  faults.next('getFailureStack', 500);
  await user.click(late);
  await user.click(await payroll.findByRole('button', { name: 'Try again' }));
  expect(await payroll.findByText('This failure names no place in our code.')).toBeVisible();
});

test('a part goes back by itself unless that is switched off, and says what it went back from', async () => {
  const { user } = await opened();
  const payroll = await partOf('Salaries');
  expect(payroll.getByText(/Taken out of use: 0\.1\.0-bad/)).toBeVisible();
  const toggle = payroll.getByRole('switch', { name: /Goes back to its last good version by itself/ });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  await waitFor(() => expect(toggle).not.toBeChecked());
  await user.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  expect((await partOf('sixth')).queryByText(/Taken out of use/)).toBeNull();
});

test('says what keeps the registry of the folder from being served, and which one goes on', async () => {
  const faulty = (version: string | null) =>
    bridge.use(
      http.get('*/api/remotes/registry', () =>
        HttpResponse.json({ version, faults: ['payroll: x is missing'] }),
      ),
    );
  faulty('2026-10-15T09:00:00.000Z');
  const { unmount } = await opened();
  const said = within(await screen.findByRole('alert'));
  expect(said.getByText(/^The one of 15\.10\.2026 11:00 goes on/)).toBeVisible();
  expect(said.getByText('payroll: x is missing')).toBeVisible();
  unmount();
  faulty(null);
  await opened('sq');
  expect(await screen.findByText(/^Nuk ka asnjë me të cilin të vazhdohet/)).toBeVisible();
});

test('shows who moved a part and when, and takes it back to an earlier version after a question, with a note', async () => {
  const { user } = await opened();
  await user.click((await partOf('Salaries')).getByRole('button', { name: 'Versions and moves: Salaries' }));
  const moves = within(await screen.findByRole('table', { name: 'Moves' }));
  const cells = (row: number) =>
    within(moves.getAllByRole('row')[row] as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(1)).toEqual(['In the folder of the server', '0.1.0-old', '0.1.0-new', '–', 'in use']);
  expect(within(moves.getAllByRole('row')[1] as HTMLElement).getByRole('rowheader')).toHaveTextContent(
    '2026',
  );
  const kept = within(screen.getByRole('list', { name: 'Versions on the server' }));
  expect(kept.getAllByRole('listitem')).toHaveLength(2);
  await user.click(moves.getByRole('button', { name: 'Back to this: 0.1.0-old' }));
  const question = within(await screen.findByRole('dialog', { name: 'Take Salaries back to 0.1.0-old?' }));
  await user.type(question.getByLabelText('Note'), 'the payroll team asked for it');
  await user.click(question.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('Salaries runs 0.1.0-old again.')).toBeVisible();
  const after = within(await screen.findByRole('table', { name: 'Moves' }));
  expect(await after.findByText('the payroll team asked for it')).toBeVisible();
  expect(after.getByText('Back to an earlier state')).toBeVisible();
});

test('makes a token for a part, shows its secret once, and ends it', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
  expect(dialog.getByRole('button', { name: 'Make the token' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Name'), 'build server');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Part' }), 'A new part');
  expect(dialog.getByRole('button', { name: 'Make the token' })).toBeDisabled();
  await user.type(dialog.getByLabelText(/^Name of the part/), 'projects');
  await user.click(dialog.getByRole('button', { name: 'Make the token' }));
  expect(await dialog.findByRole('textbox', { name: 'The token' })).toHaveDisplayValue(
    /^paga_remote_[\w-]{43}$/,
  );
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  const tokens = within(await screen.findByRole('table', { name: 'Tokens for publishing' }));
  const row = within((await tokens.findByText('build server')).closest('tr') as HTMLElement);
  for (const text of ['never', 'projects']) expect(row.getByText(text)).toBeVisible();
  expect(screen.queryByText(/paga_remote_/)).toBeNull();
  await user.click(row.getByRole('button', { name: 'End the token build server' }));
  const question = within(await screen.findByRole('dialog', { name: 'End the token “build server”?' }));
  await user.click(question.getByRole('button', { name: 'End it' }));
  expect(await screen.findByText('There are no tokens yet.')).toBeVisible();
});

test('says who has a trial version, and gives it to all or takes it back after a question', async () => {
  await server.tryCanary('0.2.0-c');
  const { user } = await opened();
  const payroll = await partOf('Salaries');
  expect(payroll.getByText(/^0\.2\.0-c is on trial with 10 % of the companies \(\d+ compan/)).toBeVisible();
  await user.click(payroll.getByRole('button', { name: 'Decide on the trial: Salaries' }));
  const question = within(await screen.findByRole('dialog', { name: 'Salaries: who gets 0.2.0-c?' }));
  const who = question.getByRole('combobox', { name: 'Who gets it' });
  expect(
    within(who)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    ...['All companies', '5 % of the companies', '25 % of the companies', '50 % of the companies'],
    'No company: take it out of use',
  ]);
  await user.selectOptions(who, '50 % of the companies');
  await user.click(question.getByRole('button', { name: 'Decide' }));
  expect(await payroll.findByText(/^0\.2\.0-c is on trial with 50 %/)).toBeVisible();
  await user.click(payroll.getByRole('button', { name: 'Decide on the trial: Salaries' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Who gets it' }), '0');
  expect(screen.getByText(/^Everyone has the version in use again/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(payroll.queryByText(/is on trial/)).toBeNull());
});

test('takes all parts back to an earlier state after a question', async () => {
  const { user } = await opened();
  const states = within(await screen.findByRole('table', { name: 'All parts at once' }));
  expect(states.getAllByText('in use')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show all 6 states' }));
  const [to, same] = ['01.10.2026 10:00', '01.09.2026 10:00'];
  const askedOf = async (at: string) => {
    await user.click(states.getByRole('button', { name: `Back to this: all parts of ${at}` }));
    return within(await screen.findByRole('dialog', { name: `Take all parts back to ${at}?` }));
  };
  const refused = await askedOf(same);
  await user.click(refused.getByRole('button', { name: 'Take it back' }));
  expect(await refused.findByRole('alert')).toBeVisible();
  await user.click(refused.getByRole('button', { name: 'Cancel' }));
  const question = await askedOf(to);
  expect(question.getByText('Salaries 0.1.0-new')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText(`All parts are as they were on ${to}.`)).toBeVisible();
});

test('offers to try again when it cannot be loaded', async () => {
  faults.next('getRemotes', 500);
  const { user } = await opened('sq');
  expect(await screen.findByText('Pjesët e aplikacionit nuk u ngarkuan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByRole('heading', { name: 'Pagat' })).toBeVisible();
});

test('says that nothing is to be seen where the server does not serve the screens', async () => {
  bridge.use(http.get('*/api/remotes', () => HttpResponse.json([])));
  await opened();
  expect(await screen.findByText('This server does not serve the screens')).toBeVisible();
});

test.each(['sq', 'en'] as const)('is without fault in %s', async (language) =>
  expect(
    await findsIn(<PartsScreen />, {
      ...{ as: await server.superAdmin(), company: await server.company(), path: '/parts', language },
    }),
  ).toEqual([]),
);
