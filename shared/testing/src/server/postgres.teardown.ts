import { rmSync } from 'node:fs';
import type { EmbeddedPostgres } from '@paga/mock-api/core/db/embedded/embedded-postgres';

/** Jest's globalTeardown: stops the run's PostgreSQL and removes its data and files. */
export default async function stopPostgres(): Promise<void> {
  const { pagaTestPostgres } = globalThis as {
    pagaTestPostgres?: { folder: string; files: string; running: EmbeddedPostgres };
  };
  if (!pagaTestPostgres) return;
  await pagaTestPostgres.running.stop();
  rmSync(pagaTestPostgres.folder, { recursive: true, force: true });
  rmSync(pagaTestPostgres.files, { recursive: true, force: true });
}
