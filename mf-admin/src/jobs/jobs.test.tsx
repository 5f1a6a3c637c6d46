import { getJobs, type JobName } from '@paga/contract/jobs';
import { findsIn } from '@paga/testing/every-setting';
import { bridge, faults, HttpResponse, http } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { JobsScreen } from './jobs.screen.tsx';

const opened = async (language: 'sq' | 'en' = 'en') => {
  const server = await startHttpServer();
  return renderScreen(<JobsScreen />, { as: await server.superAdmin(), path: '/jobs', language });
};

/** What the server says, with some runs in it: in a test it has none of its own. */
async function withRuns(runs: Partial<Record<JobName, object>>): Promise<void> {
  const server = await startHttpServer();
  const { body } = await server.as(await server.superAdmin()).call(getJobs, {});
  const jobs = body.jobs.map((job) => ({ ...job, ...runs[job.name] }));
  bridge.use(http.get('*/api/jobs', () => HttpResponse.json({ ...body, jobs, now: '2026-10-15T09:00:00Z' })));
}

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('each job says when it ran, how long, over what, when the next run is, and that one failed', async () => {
  await withRuns({
    'making backups': {
      ...{
        startedAt: '2026-10-15T08:00:00Z',
        endedAt: '2026-10-15T08:00:02Z',
        tookMs: 2_400,
        companies: 2,
        rows: 1_200,
      },
      nextAt: '2026-10-15T10:00:00Z',
    },
    'sending mail': {
      startedAt: '2026-10-15T08:59:00Z',
      tookMs: 30,
      isRunning: true,
      nextAt: '2026-10-15T08:59:04Z',
    },
    'posting to the books': {
      startedAt: '2026-10-15T07:00:00Z',
      fault: 'Error: the service is away',
      faultAt: '2026-10-15T07:00:10Z',
    },
  });
  await opened();
  expect(await screen.findByRole('alert')).toHaveTextContent('1 job failed in its last run');
  expect(cellsOf('Backups')).toEqual([
    'In order',
    '15.10.2026 10:00',
    '2 s',
    '2 companies, 1,200 rows',
    '15.10.2026 12:00',
  ]);
  expect(cellsOf('Sending e-mail')).toEqual([
    'Running',
    '15.10.2026 10:59',
    '30 ms',
    '–',
    'when there is work',
  ]);
  expect(cellsOf('Posting to QuickBooks')[0]).toBe('Failed at 15.10.2026 09:00Error: the service is away');
  expect(cellsOf('State of the disk')).toEqual([
    'Has not run yet',
    'not yet',
    '–',
    '–',
    'when there is work',
  ]);
});

test('offers to try again when it cannot be loaded', async () => {
  faults.next('getJobs', 500);
  const { user } = await opened('sq');
  expect(await screen.findByText('Punët nuk u ngarkuan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByRole('table', { name: 'Punët e serverit' })).toBeVisible();
});

test('is without fault', async () => {
  const server = await startHttpServer();
  const options = { as: await server.superAdmin(), company: await server.company(), path: '/jobs' };
  expect(await findsIn(<JobsScreen />, { ...options, language: 'sq' })).toEqual([]);
});

test('a database that was set back says what waits, and role 1 releases it after a question', async () => {
  const server = await startHttpServer();
  await server.setBack('2026-10-15T08:03:00Z');
  const { user } = await opened('sq');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Baza e të dhënave u kthye prapa: përmban çfarë ishte deri më 15.10.2026 10:03',
  );
  await user.click(within(alert).getByRole('button', { name: 'Lësho' }));
  const question = await screen.findByRole('dialog', { name: 'Të lëshohet ajo që pret?' });
  await user.click(within(question).getByRole('button', { name: 'Lësho' }));
  await screen.findByText('U lëshua.');
  expect(screen.queryByRole('alert')).toBeNull();
});
