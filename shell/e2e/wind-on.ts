import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Product } from './product.ts';

const server = path.resolve(__dirname, '../../mock-api');

/** As if a day had passed for passkeys and step-ups: new passkeys confirm, and the password of the sign-in no longer does. */
export function windOn({ dataDir }: Product): void {
  execFileSync(path.join(server, 'node_modules/.bin/tsx'), ['scripts/wind-on.ts'], {
    cwd: server,
    env: { ...process.env, DATA_DIR: dataDir },
  });
}
