// `pnpm --filter @paga/mock-api backup:restore <file> [--company <id>]` puts a company back from its backup, in one transaction.

import path from 'node:path';
import { parseArgs } from 'node:util';
import { backupKeys } from '#backup/backup-key.ts';
import { restoreBackup } from '#backup/restore-backup.ts';
import { seedNational } from '#company/law/seed-national.ts';
import { backupRules as rules } from '../src/areas.ts';
import { migrateDatabase } from '../src/core/db/schema/migrate.ts';
import { folderFiles } from '../src/core/files/folder-files.ts';
import { operate } from './operator.ts';

const { values, positionals } = parseArgs({
  options: { company: { type: 'string' } },
  allowPositionals: true,
});

await operate(async (owner, { backupKey: source, filesFolder }, connection) => {
  const [given] = positionals;
  const companyId = values.company === undefined ? undefined : Number(values.company);
  if (given === undefined || (companyId !== undefined && !Number.isInteger(companyId)))
    throw new Error('Say which file: pnpm --filter @paga/mock-api backup:restore <file> [--company <id>]');
  // Run by pnpm, the current folder is the package's: a path means the folder the command was typed in.
  const file = path.resolve(process.env.INIT_CWD ?? '.', given);
  await migrateDatabase(connection, seedNational);
  const keys = backupKeys(source);
  const restored = await restoreBackup({
    owner,
    file,
    keys,
    files: folderFiles(filesFolder),
    rules,
    companyId,
  });
  console.log(
    `Company ${restored.companyId} is as it was on ${restored.madeAt}: ${restored.rows} rows, ${restored.files} files.`,
  );
  return true;
});
