import path from 'node:path';
import type { ServiceAccess, ServiceClient } from '#core/http/service-access.ts';
import { keyFile } from '#core/key-file.ts';
import { serviceHosts } from './service-hosts.ts';

/** How the bookkeeping service is reached. Without a client the demo starts an emulator of its own. */
export type BookkeepingSettings = {
  environment: 'production' | 'sandbox' | { emulator: string };
  client: ServiceClient | undefined;
  /** The key that encrypts its secrets; without one a key is made in the data folder. */
  key: string | undefined;
  allowsLoopback: boolean;
};

/** The client that an emulator knows. */
export const EMULATOR_CLIENT: ServiceClient = {
  clientId: 'paga-emulator',
  clientSecret: 'paga-emulator-secret',
};

const waited = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How the service is reached by these settings; `emulator` is the address of one that was started for a demo. */
export function serviceAccess(
  settings: BookkeepingSettings,
  dataFolder: string,
  emulator?: string,
): ServiceAccess {
  const environment = emulator === undefined ? settings.environment : { emulator };
  const isEmulator = typeof environment === 'object';
  return {
    hosts: serviceHosts(environment),
    allowsLoopback: settings.allowsLoopback && isEmulator,
    client: settings.client ?? (isEmulator ? EMULATOR_CLIENT : undefined),
    key: keyFile({ name: 'BOOKKEEPING_KEY', value: settings.key }, path.join(dataFolder, 'bookkeeping.key')),
    fetch: globalThis.fetch,
    wait: waited,
  };
}
