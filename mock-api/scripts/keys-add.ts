// `pnpm --filter @paga/mock-api keys:add backup|bookkeeping|audit|registry` puts a new key before the others of its file; the server takes it at its next start.
import { addKey } from '../src/core/key-file.ts';
import { readSettings } from '../src/settings.ts';

try {
  const { backupKey, auditKey, registryKey, bookkeeping } = readSettings(process.env);
  const sources = { backup: backupKey, bookkeeping: bookkeeping.key, audit: auditKey, registry: registryKey };
  const [name = ''] = process.argv.slice(2);
  if (!(name in sources))
    throw new Error(
      `Say which: ${Object.keys(sources)
        .map((one) => `keys:add ${one}`)
        .join(', ')}`,
    );
  const source = sources[name as keyof typeof sources];
  addKey(source);
  console.log(
    `${source.file} has a new key before the others. Keep a copy elsewhere, then start the server anew.`,
  );
  if (name === 'backup' || name === 'bookkeeping')
    console.log(`What the others encrypted is still read; keys:renew ${name} encrypts it anew.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
