// `pnpm --filter @paga/mock-api backup:restore <file> [--company <id>]` puts a company back from its backup, in one transaction.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backupKeys } from '#backup/backup-key.ts';
import { restoreBackup } from '#backup/restore-backup.ts';
import { seedNational } from '#company/law/seed-national.ts';
import { backupRules as rules } from '../src/areas.ts';
import { migrateDatabase } from '../src/core/db/schema/migrate.ts';
import { namedPlace } from '../src/core/files/folder-backups.ts';
import { backupsOf, filesOf } from '../src/stores.ts';
import { operate } from './operator.ts';

const { values, positionals } = parseArgs({
  options: { company: { type: 'string' } },
  allowPositionals: true,
});

await operate(async (owner, settings, connection) => {
  const [given] = positionals;
  const companyId = values.company === undefined ? undefined : Number(values.company);
  if (given === undefined || (companyId !== undefined && !Number.isInteger(companyId)))
    throw new Error('Say which file: pnpm --filter @paga/mock-api backup:restore <file> [--company <id>]');
  // Run by pnpm, the current folder is the package's: a path means the folder the command was typed in.
  const place = path.resolve(process.env.INIT_CWD ?? '.', given);
  // One that lies in the bucket of backups is named as it is there.
  const file =
    (existsSync(place) ? undefined : await backupsOf(settings).findBackup(given)) ??
    (await namedPlace(place));
  await migrateDatabase(connection, seedNational);
  const keys = backupKeys(settings.backupKey);
  const restored = await restoreBackup({
    owner,
    file,
    keys,
    files: filesOf(settings),
    rules,
    companyId,
  });
  console.log(
    `Company ${restored.companyId} is as it was on ${restored.madeAt}: ${restored.rows} rows, ${restored.files} files.`,
  );
  return true;
});
