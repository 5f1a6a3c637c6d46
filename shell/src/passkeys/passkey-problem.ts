import { isApiError } from '@paga/client';

/** Why the browser made or used no passkey. */
type PasskeyProblem = 'stopped' | 'already' | 'address' | 'unsupported';

const BY_NAME: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'already',
  SecurityError: 'address',
};

/** What the browser says in words of its own; undefined for what the server has refused. */
export function passkeyProblem(error: unknown): PasskeyProblem | undefined {
  if (isApiError(error)) return undefined;
  // Without the right kind of address, or in an old browser, there is nothing to ask.
  if (!window.PublicKeyCredential) return window.isSecureContext ? 'unsupported' : 'address';
  return BY_NAME[error instanceof Error ? error.name : ''] ?? 'stopped';
}
