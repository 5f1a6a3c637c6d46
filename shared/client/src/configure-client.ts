import type { ClientConfiguration } from './client-configuration.ts';
import { forgetSessionEnd } from './session-end.ts';

let current: ClientConfiguration | null = null;

/** Says how calls are made. */
export function configureClient(configuration: ClientConfiguration): void {
  current = configuration;
  forgetSessionEnd();
}

/** The configuration in force; throws when nobody configured the client. */
export function clientConfiguration(): ClientConfiguration {
  if (!current) throw new Error('configureClient() was not called');
  return current;
}
