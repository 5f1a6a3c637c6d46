import { BackupFault, getBackupSchedule, requestBackup, saveBackupSchedule } from '@paga/contract/backup';
import { renderScreen } from '@paga/testing/render-screen';
import { savedFiles } from '@paga/testing/saved-files';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { Backup } from './backup.tsx';
import { RecentBackups } from './recent-backups.tsx';
import { sizeText } from './size-text.ts';

let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ name: 'Agimi' });
});

const path = '/configurations';

describe('the backup tab', () => {
  it.each(['admin', 'manager'] as const)(
    'lets the %s request a backup, says what it holds, and shows when it was made',
    async (role) => {
      const { user } = await renderScreen(<Backup />, { as: company[role], path });
      expect(await screen.findByText('Nuk ka kopje rezervë për momentin')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Krijo kopje rezervë' }));
      expect(
        await screen.findByRole('dialog', { name: 'Të bëhet një kopje rezervë e kompanisë Agimi?' }),
      ).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Bëj kopjen' }));
      expect(await screen.findByText('Kopja rezervë u kërkua')).toBeVisible();
      expect(await screen.findByRole('progressbar', { name: 'Kopja po bëhet' })).toBeVisible();
      await server.backUp();
      expect(await screen.findByRole('button', { name: 'Shkarko kopjen' })).toBeVisible();
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      const table = screen.getByRole('table', { name: 'Kopjet e fundit' });
      expect(await within(table).findByText('U bë')).toBeVisible();
      const saved = savedFiles();
      await user.click(screen.getByRole('button', { name: 'Shkarko kopjen' }));
      await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^\d{14}-.*\.paga-backup$/)]));
    },
  );

  it('shows the user of role 4 the state without the button', async () => {
    await renderScreen(<Backup />, { as: company.user, path, language: 'en' });
    expect(await screen.findByText('No backups yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create a backup' })).not.toBeInTheDocument();
    expect(
      screen.getByText(/^Backups and their schedule are for the administrator or manager/),
    ).toBeVisible();
  });

  it.each(['admin', 'manager'] as const)(
    'lets the %s change the schedule and see what comes next',
    async (role) => {
      const { user } = await renderScreen(<Backup />, { as: company[role], path });
      expect(await screen.findByText('Një natë në javë')).toBeVisible();
      expect(screen.getByText(/^Kopja tjetër: \d{2}\.\d{2}\.\d{4} 0[1-4]:\d{2}$/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Ndrysho planin' }));
      const window = await screen.findByRole('dialog', { name: 'Plani i kopjeve' });
      await user.click(within(window).getByRole('combobox', { name: 'Sa shpesh' }));
      await user.click(await screen.findByTitle('Çdo natë'));
      const keep = within(window).getByRole('spinbutton', { name: 'Sa kopje ruhen' });
      await user.clear(keep);
      await user.type(keep, '3');
      await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
      expect(await screen.findByText('Plani i kopjeve u ruajt')).toBeVisible();
      expect(await screen.findByText('Çdo natë')).toBeVisible();
      expect(await screen.findByText('Ruhen 3 kopje')).toBeVisible();
      const { body } = await server.as(company.admin).call(getBackupSchedule, {});
      expect(body).toMatchObject({ every: 'day', keep: 3 });
    },
  );

  it('says what somebody else has set meanwhile, and saves over it when it is saved again', async () => {
    const { user } = await renderScreen(<Backup />, { as: company.admin, path, language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Change the schedule' }));
    await server.as(company.manager).call(saveBackupSchedule, { body: { every: 'off', keep: 4 } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(
        /In the meantime somebody has changed the schedule: Not by itself, 4 backups are kept/,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Schedule of the backups saved')).toBeVisible();
    expect((await server.as(company.admin).call(getBackupSchedule, {})).body).toMatchObject({
      every: 'week',
      keep: 10,
    });
  });

  it('lists who asked for the last ones and how they ended, and shows role 4 the schedule without its button', async () => {
    await server.as(company.admin).call(requestBackup, {});
    await server.backUp();
    await renderScreen(<Backup />, { as: company.user, path, language: 'en' });
    const table = await screen.findByRole('table', { name: 'Last backups' });
    expect(within(table).getByText('Made')).toBeVisible();
    expect(within(table).getByText(company.admin.name)).toBeVisible();
    expect(screen.getByText('One night a week')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change the schedule' })).not.toBeInTheDocument();
  });

  it.each([
    [
      'sq',
      'Plani',
      'Nuk u bë',
      ['Vendi ku ruhen kopjet nuk u arrit.', 'Vendi ku ruhen kopjet është plot.', 'Serveri pati një gabim.'],
    ],
    [
      'en',
      'Schedule',
      'Not made',
      [
        'The place where backups lie could not be reached.',
        'The place where backups lie is full.',
        'The server had a fault.',
      ],
    ],
  ] as const)(
    'says in words why backups of the schedule were not made (%s)',
    async (language, by, state, why) => {
      const recent = BackupFault.options.map((fault, index) => ({
        ...{ id: index + 1, requestedAt: '2026-10-15T01:00:00Z', finishedAt: '2026-10-15T01:00:06Z' },
        ...{ state: 'failed' as const, bySchedule: true, requestedBy: null, bytes: null, fault },
      }));
      await renderScreen(<RecentBackups recent={recent} />, { as: company.admin, path, language });
      const rows = (await screen.findAllByRole('row')).slice(1);
      for (const [index, row] of rows.entries()) {
        expect(within(row).getByText(by)).toBeVisible();
        expect(within(row).getByText(state)).toBeVisible();
        expect(within(row).getByText(why[index] ?? '')).toBeVisible();
      }
      expect(rows).toHaveLength(3);
    },
  );

  it('says in the window that the last one was made just now', async () => {
    const { user, faults } = await renderScreen(<Backup />, { as: company.admin, path, language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Create a backup' }));
    faults.next('requestBackup', 'BACKUP_TOO_SOON');
    await user.click(await screen.findByRole('button', { name: 'Make the backup' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The last backup was made a few minutes ago');
  });

  it('writes a size as people read it', () => {
    expect([12_700, 900, 5_500_000].map(sizeText)).toEqual(['12.4 KB', '900 B', '5.2 MB']);
  });
});
