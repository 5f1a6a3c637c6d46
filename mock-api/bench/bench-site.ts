import { registryKeys } from '../src/core/site/registry-keys.ts';
import { type Site, serveSite } from '../src/core/site/serve-site.ts';

/** The built site in `folder`, its registry signed by a key that no installation has. */
export const benchSite = (folder: string): Site =>
  serveSite(folder, {
    keys: registryKeys({ name: 'REGISTRY_KEY', value: '0'.repeat(64), file: '' }),
    now: () => new Date(),
  });
