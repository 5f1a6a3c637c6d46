import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { EmbeddedPostgres } from '@paga/mock-api/core/db/embedded/embedded-postgres';

/** Jest's globalTeardown: stops the run's PostgreSQL and removes its data and files. */
export default async function stopPostgres(): Promise<void> {
  const { pagaTestPostgres } = globalThis as {
    pagaTestPostgres?: {
      folder: string;
      files: string;
      bundle: string;
      running: EmbeddedPostgres;
      bouncer?: { stop: () => Promise<void> };
    };
  };
  if (!pagaTestPostgres) return;
  await pagaTestPostgres.bouncer?.stop();
  await pagaTestPostgres.running.stop();
  const { folder, files, bundle } = pagaTestPostgres;
  for (const made of [files, bundle]) rmSync(made, { recursive: true, force: true });
  // Tens of thousands of files, for whose disk nobody has to wait.
  const remove = `require('node:fs').rmSync(process.argv[1], { recursive: true, force: true })`;
  spawn(process.execPath, ['-e', remove, folder], { detached: true, stdio: 'ignore' }).unref();
}
