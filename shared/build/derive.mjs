// Writes what is derived from the sources and is not in git: the contract's access table and its calls as browsers carry them. Builds, checks and
// `pnpm dev` begin with it.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const contract = path.resolve(import.meta.dirname, '../contract');

export function derive() {
  execFileSync(
    process.execPath,
    [path.join(contract, 'node_modules/tsx/dist/cli.mjs'), 'scripts/write-derived.ts'],
    {
      cwd: contract,
      stdio: 'inherit',
    },
  );
}
