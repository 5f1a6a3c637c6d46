import type { ClientConfiguration } from './client-configuration.ts';

// Undefined: no end was reported yet, or a new session has begun since.
let reported: string | null | undefined;

/** Keeps the new bearer half of the session; from now on its end is news again. */
export function keepToken(configuration: ClientConfiguration, token: string): void {
  reported = undefined;
  configuration.token.write(token);
}

/** Forgets the reported end, for another configuration. */
export function forgetSessionEnd(): void {
  reported = undefined;
}

/** Reports once that the session of this bearer half is gone, however many calls come back with a 401. */
export function reportSessionEnd(configuration: ClientConfiguration, sent: string | null): void {
  if (reported === sent) return;
  reported = sent;
  configuration.onSignedOut?.();
}
