import type { BuiltSite } from '../src/app.ts';
import { registryKeys } from '../src/core/site/registry-keys.ts';

/** The built site in `folder`, its registry signed by a key that no installation has. */
export const benchSite = (folder: string): BuiltSite => ({
  folder,
  registryKeys: registryKeys({ name: 'REGISTRY_KEY', value: '0'.repeat(64), file: '' }),
});
