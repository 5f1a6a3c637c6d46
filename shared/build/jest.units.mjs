// Every package's tests in one run; each package keeps its own one-line configuration.
import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const packages = [
  'shared/build',
  'shared/calendar',
  'shared/contract',
  'shared/payroll',
  'shared/client',
  'shared/kit',
  'shared/platform',
  'shared/forms',
  'mock-api',
  'shell',
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
];
// Jest takes the time limit of a test from this configuration alone, not from those of the projects.
export default {
  rootDir: root,
  projects: packages.map((name) => path.join(root, name)),
  testTimeout: 180_000,
};
