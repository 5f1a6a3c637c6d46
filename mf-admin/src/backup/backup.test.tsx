import { renderScreen } from '@paga/testing/render-screen';
import { savedFiles } from '@paga/testing/saved-files';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor } from '@testing-library/react';
import { Backup } from './backup.tsx';
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
      expect(await screen.findByText(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/)).toBeVisible();
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      const saved = savedFiles();
      await user.click(screen.getByRole('button', { name: 'Shkarko kopjen' }));
      await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^\d{14}-.*\.paga-backup$/)]));
    },
  );

  it('shows the user of role 4 the state without the button', async () => {
    await renderScreen(<Backup />, { as: company.user, path, language: 'en' });
    expect(await screen.findByText('No backups yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create a backup' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Backups are made by the administrator/)).toBeVisible();
  });

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
