import { KitProvider } from '@paga/kit';
import { allowComplaints } from '@paga/testing/complaints';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { aBuild, anEntry } from './entry-for-test.ts';
import type { RemoteConnector } from './remote-connection.ts';
import { RemoteOutlet } from './remote-outlet.tsx';
import { startRemotes } from './remotes.ts';

const CODE = 'calculations/calculations.screen#CalculationsScreen';
const TITLE = 'Llogaritja e pagave';
const brings =
  (component: (props: { month?: string }) => ReactElement): RemoteConnector =>
  async () => ({ load: async () => ({ CalculationsScreen: component }) });
const works = brings(() => <h1>Paga e tetorit</h1>);
const reports: string[] = [];

function open(connect: RemoteConnector, props?: Record<string, unknown>, entry = anEntry()): void {
  reports.length = 0;
  const versions = { kit: '0.1.0', platform: '0.1.0' };
  startRemotes(
    { entries: [entry], source: 'network', faults: [] },
    { connect, versions, report: ({ message }) => reports.push(message) },
  );
  render(
    <KitProvider mode="light" language="sq" zeroRuntime>
      <p>the shell</p>
      <RemoteOutlet remote="payroll" code={CODE} title={TITLE} props={props} />
    </KitProvider>,
  );
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function retry(): void {
  act(() => screen.getByRole('button', { name: 'Provo përsëri' }).click());
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows a skeleton at once, then the screen', async () => {
  open(works);
  expect(screen.queryByText('Paga e tetorit')).toBeNull();
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Paga e tetorit' })).toBeVisible();
});

test('hands on to the component what the place knows', async () => {
  open(
    brings(({ month }) => <h1>{`Paga e ${month}`}</h1>),
    { month: 'majit' },
  );
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Paga e majit' })).toBeVisible();
});

test('a hanging remote is hinted at after 3 s and given up after 10 s; the shell stays, a retry loads anew', async () => {
  let answers = false;
  open((wish) => (answers ? works(wish) : new Promise(() => undefined)));
  await pass(2_900);
  expect(screen.queryByText(/po vonohet/)).toBeNull();
  await pass(200);
  expect(screen.getByText(/“Llogaritja e pagave” po vonohet/)).toBeVisible();
  await pass(7_000);
  expect(screen.getByRole('alert')).toHaveTextContent('“Llogaritja e pagave” nuk u ngarkua');
  expect(screen.getByText('the shell')).toBeVisible();
  answers = true;
  retry();
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Paga e tetorit' })).toBeVisible();
});

test('a remote that throws at import is named, and a retry that works shows it', async () => {
  open(async (wish) =>
    wish.attempt === 0 ? { load: () => Promise.reject(new Error('at import')) } : works(wish),
  );
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(TITLE);
  expect(reports).toEqual(['remote payroll 0.1.0-new: MODULE_THREW (at import)']);
  retry();
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Paga e tetorit' })).toBeVisible();
});

test('a remote that throws while rendering stays inside its place, and a retry evaluates it anew', async () => {
  const throws = brings(() => {
    throw new Error('at render');
  });
  allowComplaints();
  open((wish) => (wish.attempt === 0 ? throws(wish) : works(wish)));
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(TITLE);
  expect(screen.getByText('the shell')).toBeVisible();
  expect(reports).toEqual(['remote payroll 0.1.0-new: RENDER_THREW (at render)']);
  retry();
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Paga e tetorit' })).toBeVisible();
});

test('a remote that throws while rendering is shown as its last good build has it, and is missing if that throws too', async () => {
  const throws = brings(() => {
    throw new Error('at render');
  });
  allowComplaints();
  const entry = anEntry({ lastGood: aBuild('0.1.0-old') });
  open((wish) => (wish.build.version === '0.1.0-old' ? works(wish) : throws(wish)), undefined, entry);
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Paga e tetorit' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  open(throws, undefined, entry);
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(TITLE);
  expect(reports).toEqual([
    'remote payroll 0.1.0-new: RENDER_THREW (at render)',
    'remote payroll 0.1.0-old: RENDER_THREW (at render)',
  ]);
});

test('a remote the registry does not know is named as missing', async () => {
  startRemotes(
    { entries: [], source: 'none', faults: [] },
    { connect: works, versions: { kit: '0.1.0', platform: '0.1.0' }, report: () => undefined },
  );
  render(<RemoteOutlet remote="payroll" code={CODE} title={TITLE} />);
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(TITLE);
});

test('a window waits, and is missing, within a window that closes', async () => {
  const closed = jest.fn();
  let answers = false;
  const connect: RemoteConnector = (wish) =>
    answers ? works(wish) : Promise.reject(new Error('the entry is gone'));
  startRemotes(
    { entries: [anEntry()], source: 'network', faults: [] },
    { connect, versions: { kit: '0.1.0', platform: '0.1.0' }, report: () => undefined },
  );
  render(
    <KitProvider mode="light" language="sq" zeroRuntime>
      <RemoteOutlet remote="payroll" code={CODE} title={TITLE} as="window" onClose={closed} />
    </KitProvider>,
  );
  expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible();
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(TITLE);
  act(() => screen.getByRole('button', { name: 'Mbyll' }).click());
  expect(closed).toHaveBeenCalledTimes(1);
  answers = true;
  retry();
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Paga e tetorit' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
