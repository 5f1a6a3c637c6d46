// Content stamps: what a build depends on, hashed; an unchanged second start builds nothing.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const SKIPPED = new Set(['node_modules', '.build', 'dist', 'e2e', 'bench', 'gallery']);
const configuration = ['shared/build/bundle', 'shared/build/shared-modules.mjs'];

/** A remote does not contain the kit, the platform and the client: only their versions and its own bundled packages count. */
const INPUTS = {
  shell: [
    'shell',
    'shared/contract',
    'shared/client',
    'shared/kit',
    'shared/platform',
    'shared/payroll',
    ...configuration,
  ],
  'mock-api': ['mock-api', 'shared/contract', 'shared/payroll', ...configuration],
  remote: [
    'shared/contract',
    'shared/payroll',
    'shared/kit/package.json',
    'shared/client/package.json',
    'shared/platform/package.json',
    'shared/platform/src/define-remote.ts',
    'shared/platform/src/manifest',
    ...configuration,
  ],
};

function filesOf(entry) {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { withFileTypes: true })
    .filter((item) => !SKIPPED.has(item.name) && !/\.(test|stories)\.tsx?$|\.tsbuildinfo$/.test(item.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => filesOf(path.join(entry, item.name)));
}

/** The hash of everything the build of `app` (`shell`, `mock-api`, `mf-*`) reads. */
export function stampOf(app) {
  const inputs = INPUTS[app] ?? [app, ...INPUTS.remote];
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'pnpm-lock.yaml')));
  for (const file of inputs.flatMap((input) => filesOf(path.join(root, input)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}
