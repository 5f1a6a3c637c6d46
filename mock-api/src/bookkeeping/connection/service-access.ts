import type { ServiceAccess, ServiceClient } from '#core/http/service-access.ts';
import { type KeySource, keysOf } from '#core/key-file.ts';
import { type KeyRing, keyRing } from '#core/key-ring.ts';
import { serviceHosts } from './service-hosts.ts';

/** How the bookkeeping service is reached. Without a client the demo starts an emulator of its own. */
export type BookkeepingSettings = {
  environment: 'production' | 'sandbox' | { emulator: string };
  client: ServiceClient | undefined;
  /** The keys that encrypt its secrets. */
  key: KeySource;
  allowsLoopback: boolean;
};

/** The client that an emulator knows. */
const EMULATOR_CLIENT: ServiceClient = {
  clientId: 'paga-emulator',
  clientSecret: 'paga-emulator-secret',
};

const waited = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The ring of the keys that encrypt the secrets of the connections. */
export const bookkeepingKeys = (source: KeySource): KeyRing => keyRing('paga bookkeeping', keysOf(source));

/** How the service is reached by these settings; `emulator` is the address of one that was started for a demo. */
export function serviceAccess(settings: BookkeepingSettings, emulator?: string): ServiceAccess {
  const environment = emulator === undefined ? settings.environment : { emulator };
  const isEmulator = typeof environment === 'object';
  return {
    hosts: serviceHosts(environment),
    allowsLoopback: settings.allowsLoopback && isEmulator,
    client: settings.client ?? (isEmulator ? EMULATOR_CLIENT : undefined),
    keys: bookkeepingKeys(settings.key),
    fetch: globalThis.fetch,
    wait: waited,
  };
}
